import { everyone, guarded } from "../../features/auth/access.server";
import { listKeys } from "../../features/certificates/certificates.repository.server";
import { didDocument } from "../../features/certificates/credential/did-document";
import { didOf } from "../../features/certificates/credential/issuer.server";
import { publicKeyOf } from "../../features/certificates/credential/public-key";
import { publicJson } from "../../features/certificates/credential/public-response.server";
import { issuingTools } from "../../features/certificates/issue/issuing-tools.server";

const MINUTES = 5;

/** The keys by which the school signs and has ever signed: `did:web` looks for them here. */
export const loader = guarded(everyone, async ({ context, db }) => {
	const { CERTIFICATE_KEY: key } = context.env;
	const used = (await listKeys(db)).map(({ id }) => id);
	const keys = [...new Set([...used, ...(key ? [publicKeyOf(key)] : [])])];
	const document = didDocument({ did: didOf(issuingTools(context.env).origin), keys });
	return publicJson(JSON.stringify(document), { type: "application/did+json", maxAge: MINUTES * 60 });
});
