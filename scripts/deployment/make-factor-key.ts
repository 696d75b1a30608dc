import { randomBytes } from "node:crypto";

// `npm run -s key:factors | npx wrangler secret put FACTOR_KEY --env production`. Created once: second factors and
// payout details cannot be decrypted with another key.
console.log(randomBytes(32).toString("base64url"));
