export { resetFactors } from "./remove-factors.server.ts";
export { type SecretBox, secretBox } from "./totp/secret-box.server.ts";
