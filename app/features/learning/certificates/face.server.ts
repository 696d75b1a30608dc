export { certificatesOf } from "./holder/certificates-of.server.ts";
export { drawCertificate } from "./sheet/draw-certificate.server.ts";
export type { PrintedCertificate } from "./sheet/sheet-text.server.ts";
