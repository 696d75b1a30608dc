export { certificatesOf } from "./holder/certificates-of.server.ts";
export type { PrintedCertificate } from "./layout/certificate-text.server.ts";
export { drawCertificate } from "./layout/draw-certificate.server.ts";
