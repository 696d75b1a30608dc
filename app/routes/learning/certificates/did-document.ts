import { listKeys } from "#app/features/learning/certificates/certificates.repository.server.ts";
import { didDocument } from "#app/features/learning/certificates/credential/did-document.ts";
import { didOf } from "#app/features/learning/certificates/credential/issuer.server.ts";
import { publicKeyOf } from "#app/features/learning/certificates/credential/public-key.ts";
import { publicJson } from "#app/features/learning/certificates/credential/public-response.server.ts";
import { issuingTools } from "#app/features/learning/certificates/issue/issuing-tools.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";

const MINUTES = 5;

/** The keys by which the school signs and has ever signed: `did:web` looks for them here. */
export const loader = guarded(everyone, async ({ context, db }) => {
	const { CERTIFICATE_KEY: key } = context.env;
	const used = (await listKeys(db)).map(({ id }) => id);
	const keys = [...new Set([...used, ...(key ? [publicKeyOf(key)] : [])])];
	const document = didDocument({ did: didOf(issuingTools(context.env).origin), keys });
	return publicJson(JSON.stringify(document), { type: "application/did+json", maxAge: MINUTES * 60 });
});
