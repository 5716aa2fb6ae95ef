//! The words that announce machine text: user names, secrets, device ids, wallets, files. General words of each
//! language stand in `languages/`; a word in both is harmless.

use crate::scan::{Cue, Meaning};

/// Announce a user name.
#[rustfmt::skip]
const USERNAME: &[&str] = &[
    "*username", "user name", "userid", "user id", "user", "usr", "login", "login id", "login name",
    "log in", "logon", "account name", "screen name", "screenname", "nickname", "nick", "handle",
    "gamertag", "gamer tag", "psn", "steam id", "skype", "skype id", "skype name", "telegram", "twitter",
    "instagram", "insta", "ig", "tiktok", "snapchat", "snap", "discord", "github", "gitlab", "facebook",
    "linkedin", "kik", "wechat", "wechat id", "weibo", "whatsapp", "mastodon", "twitch", "pinterest",
    "reddit", "venmo", "cashapp", "cash app", "epic id", "sign-in name", "netid", "uid", "usuario",
    "nombre de usuario", "utilisateur", "nom d'utilisateur", "identifiant", "pseudo", "benutzername",
    "benutzer", "nutzername", "anmeldename", "nome utente", "utente", "utilizador", "usuário",
    "nome de usuário", "gebruikersnaam", "gebruiker", "användarnamn", "brukernavn", "brugernavn",
    "käyttäjätunnus", "użytkownik", "nazwa użytkownika", "login użytkownika", "логин", "имя пользователя",
    "пользователь", "логін", "ім'я користувача", "kullanıcı adı", "felhasználónév", "uživatelské jméno",
    "nume de utilizator", "όνομα χρήστη", "用户名", "使用者名稱", "账号", "帳號", "ユーザー名", "ユーザーid", "사용자 이름", "아이디",
    "اسم المستخدم", "שם משתמש", "tên đăng nhập", "ชื่อผู้ใช้", "nama pengguna",
];

/// Announce a password, a PIN, a key or a token.
#[rustfmt::skip]
const PASSWORD: &[&str] = &[
    "*password", "*passwd", "*passwort", "pass", "pwd", "*pwd", "psw", "pswd", "pw", "passcode",
    "pass code", "passphrase", "pass phrase", "passkey", "PIN", "pin", "pin code", "pincode", "pin number",
    "otp", "one time code", "one time password", "one-time passcode", "verification code", "2fa code",
    "mfa code", "auth code", "authentication code", "confirmation code", "access code", "unlock code",
    "door code", "gate code", "alarm code", "lock code", "security code", "puk", "puk code", "backup code",
    "recovery code", "wifi key", "network key", "wpa key", "credentials", "creds", "secret", "*secret",
    "client secret", "secret key", "secret access key", "access key", "access key id", "*apikey", "api key",
    "api token", "api secret", "auth token", "authtoken", "access token", "*accesstoken", "refresh token",
    "id token", "bearer token", "session token", "csrf token", "*token", "token", "private key",
    "*privatekey", "encryption key", "decryption key", "signing key", "master key", "account key",
    "accountkey", "shared access key", "sharedaccesskey", "storage key", "subscription key",
    "secret key base", "webhook secret", "x-api-key", "x-auth-token", "x-access-token", "connection string",
    "salt", "aws secret", "deploy key", "service key", "*apitoken", "contraseña", "clave",
    "clave de acceso", "mot de passe", "mdp", "code secret", "code pin", "kennwort", "losungswort",
    "geheimzahl", "parola d'ordine", "parola", "senha", "palavra-passe", "wachtwoord", "pincode",
    "lösenord", "passord", "adgangskode", "kodeord", "salasana", "hasło", "kod pin", "пароль", "пароля",
    "пин-код", "пин", "şifre", "parola", "jelszó", "heslo", "parolă", "κωδικός", "συνθηματικό", "лозинка",
    "парола", "密码", "密碼", "口令", "验证码", "パスワード", "暗証番号", "비밀번호", "암호", "كلمة المرور", "كلمة السر", "סיסמה",
    "סיסמא", "mật khẩu", "รหัสผ่าน", "kata sandi", "kata laluan", "पासवर्ड",
];

/// Announce an identifier of a device, a browser or a session.
#[rustfmt::skip]
pub(super) const DEVICE_ID: &[&str] = &[
    "cookie", "cookie id", "session", "session id", "sessionid", "sid", "phpsessid", "jsessionid",
    "asp.net_sessionid", "device id", "deviceid", "device identifier", "android id", "advertising id",
    "advertising identifier", "ad id", "adid", "idfa", "idfv", "gaid", "aaid", "udid", "uuid", "guid",
    "gclid", "fbclid", "client id", "clientid", "visitor id", "tracking id", "tracking code", "machine id",
    "hardware id", "hwid", "installation id", "install id", "instance id", "request id", "correlation id",
    "trace id", "transaction id", "push token", "device token", "fcm token", "imei", "meid", "imsi",
    "iccid", "ssid", "bssid", "mac", "mac address", "bluetooth address", "ethernet address",
    "hardware address", "physical address", "hwaddr", "lladdr", "sn", "s/n", "serial", "serial no",
    "serial number", "unique id", "fingerprint", "browser fingerprint", "ga cookie", "_ga", "anonymous id",
    "external id", "subscriber id", "conversation id",
];

/// Announce a digest.
#[rustfmt::skip]
pub(super) const DIGEST: &[&str] = &[
    "md5", "sha1", "sha-1", "sha256", "sha-256", "sha512", "sha-512", "sha3", "blake2", "hash", "hashed",
    "hashed email", "email hash", "digest", "checksum", "hmac", "ntlm", "ntlm hash", "thumbprint",
    "key fingerprint", "bcrypt",
];

/// Announce a network address.
#[rustfmt::skip]
const IP_ADDRESS: &[&str] = &[
    "ip", "ipv4", "ipv6", "ip address", "ip addr", "ip-adresse", "adresse ip", "dirección ip",
    "direccion ip", "indirizzo ip", "endereço ip", "ip adres", "ip-adress", "adres ip", "ip-адрес", "host",
    "hostname", "server", "gateway", "subnet", "netmask", "dns", "client address", "remote address",
    "source ip", "src ip", "dst ip", "destination ip", "x-forwarded-for", "remote_addr", "inet", "inet6",
    "ping", "traceroute", "connected from", "logged in from", "ip地址", "ipアドレス", "ip 주소",
];

/// Announce an e-mail address.
#[rustfmt::skip]
const EMAIL: &[&str] = &[
    "email", "e-mail", "mail", "email address", "mailbox", "correo", "courriel", "correo electrónico",
    "почта", "邮箱",
];

/// Announce a wallet.
#[rustfmt::skip]
const CRYPTO: &[&str] = &[
    "bitcoin", "btc", "ethereum", "eth", "wallet", "wallet address", "crypto", "crypto wallet", "litecoin",
    "ltc", "dogecoin", "doge", "monero", "xmr", "ripple", "xrp", "solana", "sol", "cardano", "ada", "tron",
    "trx", "usdt", "usdc", "tether", "erc20", "erc-20", "trc20", "trc-20", "bnb", "binance", "polygon",
    "matic", "avalanche", "blockchain", "metamask", "ledger", "trezor", "satoshi", "deposit address",
    "coinbase", "kraken", "monedero", "portefeuille crypto", "кошелек", "кошелёк", "биткоин", "钱包", "比特币",
    "ウォレット",
];

/// Announce a file.
#[rustfmt::skip]
const FILE_NAME: &[&str] = &[
    "file", "filename", "file name", "attachment", "attached", "path", "filepath", "file path", "folder",
    "directory", "fichier", "archivo", "adjunto", "pièce jointe", "datei", "anhang", "file allegato",
    "allegato", "arquivo", "anexo", "bestand", "bijlage", "fil", "bilaga", "plik", "załącznik", "файл",
    "вложение", "dosya", "文件", "附件", "ファイル", "添付", "파일", "첨부",
];

/// All of them with their meanings.
pub(super) fn words() -> impl Iterator<Item = (&'static str, Meaning)> {
    let lists = [
        (USERNAME, Cue::Username),
        (PASSWORD, Cue::Password),
        (DEVICE_ID, Cue::Numerical),
        (DIGEST, Cue::Numerical),
        (IP_ADDRESS, Cue::IpAddress),
        (EMAIL, Cue::Email),
        (CRYPTO, Cue::Crypto),
        (FILE_NAME, Cue::FileName),
    ];
    lists
        .into_iter()
        .flat_map(|(words, cue)| words.iter().map(move |word| (*word, Meaning::Cue(cue))))
        .chain(super::corporate_terms::words())
}

/// Whether a word of the text stands in `list`: any case, underscores and hyphens for blanks.
pub(super) fn is_in(list: &[&str], word: &str) -> bool {
    // Folding keeps the length, so few words are compared.
    let same =
        |known: &str| known.len() == word.len() && known.chars().map(plainly).eq(word.chars().map(plainly));
    list.iter().any(|known| same(known))
}

fn plainly(c: char) -> char {
    match c {
        '_' | '-' => ' ',
        _ => c.to_ascii_lowercase(),
    }
}
