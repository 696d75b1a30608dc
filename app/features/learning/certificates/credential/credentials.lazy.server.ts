/** Libraries that sign credentials, loaded late (scripts/vite/lazy-modules.ts). */
export { DataIntegrityProof } from "@digitalbazaar/data-integrity";
export { fromJwk as multikeyFromJwk } from "@digitalbazaar/ed25519-multikey";
export { cryptosuite } from "@digitalbazaar/eddsa-rdfc-2022-cryptosuite";
export * as vc from "@digitalbazaar/vc";
