//! The WebSocket route, over a real connection.

use std::net::SocketAddr;
use std::sync::Arc;

use blackbar_server::{App, ServerConfig, hash_key, router};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::fakes::tools;

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

async fn listen(config: ServerConfig) -> (SocketAddr, Arc<App>) {
    let app = App::new(config).unwrap();
    app.install(tools());
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let router = router(Arc::clone(&app));
    tokio::spawn(async move { axum::serve(listener, router).await });
    (address, app)
}

async fn ask(socket: &mut Socket, message: impl Into<Message>) -> Value {
    socket.send(message.into()).await.unwrap();
    let answer = socket.next().await.unwrap().unwrap();
    serde_json::from_str(answer.to_text().unwrap()).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn each_message_is_answered_by_its_item() {
    let (address, app) = listen(ServerConfig::default()).await;
    let (mut socket, _) = connect_async(format!("ws://{address}/ws")).await.unwrap();
    let answer = ask(&mut socket, json!({ "text": "I am" }).to_string()).await;
    assert_eq!((&answer["processed_text"], &answer["entities_present"]), (&json!("I am"), &json!(false)));
    let answer = ask(&mut socket, json!({ "text": "I am Zoë" }).to_string()).await;
    assert_eq!(answer["processed_text"], "I am [NAME_GIVEN_1]");
    assert_eq!(answer["entities"][0]["location"]["stt_idx"], 5);
    // Errors are answers too, and the connection stays.
    let answer = ask(&mut socket, "{".to_owned()).await;
    assert_eq!(answer["detail"]["type"], "json_invalid");
    let answer = ask(&mut socket, json!({ "text": 1 }).to_string()).await;
    assert_eq!(answer["detail"]["loc"], json!(["text"]));
    let answer = ask(&mut socket, Message::binary(vec![1, 2])).await;
    assert!(answer["detail"].is_string());
    let answer = ask(&mut socket, json!({ "text": "MODEL PANIC" }).to_string()).await;
    assert_eq!(answer["detail"], "internal error");
    let options = json!({ "text": "Zoë", "processed_text": { "type": "MASK" } });
    assert_eq!(ask(&mut socket, options.to_string()).await["processed_text"], "###");
    app.drain();
    let answer = ask(&mut socket, json!({ "text": "Zoë" }).to_string()).await;
    assert!(answer["detail"].as_str().unwrap().contains("shutting down"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_over_the_limit_ends_the_connection() {
    let (address, _) = listen(ServerConfig { body_limit: 1000, ..ServerConfig::default() }).await;
    let (mut socket, _) = connect_async(format!("ws://{address}/ws")).await.unwrap();
    socket.send(Message::text("x".repeat(5000))).await.unwrap();
    let answer = socket.next().await;
    assert!(!matches!(answer, Some(Ok(Message::Text(_)))), "{answer:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tier_asks_for_its_key_before_the_upgrade() {
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), hash_key("key")).unwrap();
    let config = ServerConfig {
        hosted_tiers: true,
        key_file: Some(file.path().to_owned()),
        ..ServerConfig::default()
    };
    let (address, _) = listen(config).await;
    assert!(connect_async(format!("ws://{address}/community/v4/ws")).await.is_err());
    assert!(connect_async(format!("ws://{address}/v3/ws")).await.is_ok());
}
