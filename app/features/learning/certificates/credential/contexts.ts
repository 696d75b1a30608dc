/** The JSON-LD contexts of credentials, both bundled; see `issuer.server.ts`. */
export const CREDENTIALS_V2 = "https://www.w3.org/ns/credentials/v2";
export const OPEN_BADGES = "https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json";
