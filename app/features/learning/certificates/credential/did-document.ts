/** The school's signing keys, old ones included, for verification. Source: did:web, Multikey. */
export function didDocument({ did, keys }: { did: string; keys: readonly string[] }): object {
	const ids = keys.map((key) => `${did}#${key}`);
	return {
		"@context": ["https://www.w3.org/ns/did/v1", "https://w3id.org/security/multikey/v1"],
		id: did,
		verificationMethod: keys.map((key) => ({
			id: `${did}#${key}`,
			type: "Multikey",
			controller: did,
			publicKeyMultibase: key,
		})),
		assertionMethod: ids,
	};
}
