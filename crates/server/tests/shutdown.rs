//! A real listener: starts, serves, drains. A test program of its own, because serving takes the panic hook over.

#![expect(clippy::unwrap_used, reason = "helpers of tests fail as tests do")]

#[path = "server/fakes.rs"]
mod fakes;

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use blackbar_server::{ServeError, ServerConfig, serve, serve_loading};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use fakes::tools;

struct Running {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    ended: JoinHandle<Result<(), ServeError>>,
}

async fn start(config: ServerConfig) -> Running {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = oneshot::channel::<()>();
    let ended = tokio::spawn(serve(config, tools(), listener, async move {
        let _ = stopped.await;
    }));
    Running { address, stop, ended }
}

/// A plain HTTP/1.1 exchange on a connection of its own: the status, or nothing when there was no connection.
fn exchange(address: SocketAddr, method: &str, path: &str, body: &str) -> Option<u16> {
    let mut stream = TcpStream::connect_timeout(&address, Duration::from_secs(2)).ok()?;
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: {}\r\nconnection: \
         close\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    answer.split_whitespace().nth(1)?.parse().ok()
}

async fn ask(
    address: SocketAddr,
    method: &'static str,
    path: &'static str,
    body: &'static str,
) -> Option<u16> {
    tokio::task::spawn_blocking(move || exchange(address, method, path, body)).await.unwrap()
}

async fn health(address: SocketAddr) -> Option<u16> {
    ask(address, "GET", "/healthz", "").await
}

async fn healthy(address: SocketAddr) {
    let began = Instant::now();
    while health(address).await != Some(200) {
        assert!(began.elapsed() < Duration::from_secs(20));
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_request_is_finished_and_new_ones_are_refused() {
    let config = ServerConfig { drain_delay: Duration::from_millis(1000), ..ServerConfig::default() };
    let running = start(config).await;
    healthy(running.address).await;
    let request = tokio::spawn(ask(running.address, "POST", "/process/text", r#"{"text": ["MODEL PAUSE"]}"#));
    tokio::time::sleep(Duration::from_millis(100)).await;
    running.stop.send(()).unwrap();
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_eq!(health(running.address).await, Some(503), "draining is visible from outside");
    assert_eq!(ask(running.address, "POST", "/process/text", r#"{"text": ["x"]}"#).await, Some(503));
    assert_eq!(request.await.unwrap(), Some(200));
    running.ended.await.unwrap().unwrap();
    assert_eq!(health(running.address).await, None);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_drain_ends_at_its_limit() {
    let config = ServerConfig { drain_limit: Duration::from_millis(200), ..ServerConfig::default() };
    let running = start(config).await;
    healthy(running.address).await;
    let request = tokio::spawn(ask(running.address, "POST", "/process/text", r#"{"text": ["MODEL SLOW"]}"#));
    tokio::time::sleep(Duration::from_millis(100)).await;
    let began = Instant::now();
    running.stop.send(()).unwrap();
    running.ended.await.unwrap().unwrap();
    assert!(began.elapsed() < Duration::from_secs(5), "{:?}", began.elapsed());
    assert_eq!(request.await.unwrap(), Some(503), "the one that was cut off is told so");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_service_listens_while_it_loads() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (loaded, load) = std::sync::mpsc::channel::<()>();
    let (stop, stopped) = oneshot::channel::<()>();
    let load = move || load.recv().map(|()| tools()).map_err(|error| error.to_string());
    let ended = tokio::spawn(serve_loading(ServerConfig::default(), load, listener, async move {
        let _ = stopped.await;
    }));
    assert_eq!(health(address).await, Some(503));
    loaded.send(()).unwrap();
    healthy(address).await;
    stop.send(()).unwrap();
    ended.await.unwrap().unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn loading_that_fails_ends_the_service() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let never = std::future::pending();
    let ended = serve_loading(ServerConfig::default(), || Err("no weights".into()), listener, never).await;
    assert!(matches!(ended, Err(ServeError::Loading(_))));
}
