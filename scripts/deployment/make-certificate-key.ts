import { newCertificateKey } from "../certificate-key.ts";

// `npm run -s certificates:key | npx wrangler secret put CERTIFICATE_KEY --env production`. A key that it takes the place
// of stays in the DID document, so what it has signed can be checked for ever.
console.log(newCertificateKey());
