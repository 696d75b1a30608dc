import { randomBytes } from "node:crypto";

// `npm run -s key:factors | npx wrangler secret put FACTOR_KEY --env production`. Made once: what it encrypts, second factors and
// payout details, cannot be read with another.
console.log(randomBytes(32).toString("base64url"));
