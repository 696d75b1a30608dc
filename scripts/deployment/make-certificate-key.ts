import { newCertificateKey } from "../certificate-key.ts";

// `npm run -s certificates:key | npx wrangler secret put CERTIFICATE_KEY --env production`. A replaced key stays in
// the DID document, so that its signatures can still be checked.
console.log(newCertificateKey());
