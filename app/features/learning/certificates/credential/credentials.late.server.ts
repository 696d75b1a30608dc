/** The libraries that sign credentials, in a file of the Worker that comes late (scripts/vite/late-modules.ts). */
export { DataIntegrityProof } from "@digitalbazaar/data-integrity";
export { fromJwk as multikeyFromJwk } from "@digitalbazaar/ed25519-multikey";
export { cryptosuite } from "@digitalbazaar/eddsa-rdfc-2022-cryptosuite";
export * as vc from "@digitalbazaar/vc";
