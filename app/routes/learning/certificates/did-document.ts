import { publicJson } from "#app/features/learning/certificates/credential/public-response.server.ts";
import { schoolDid } from "#app/features/learning/certificates/credential/school-did.server.ts";
import { openIssuingTools } from "#app/features/learning/certificates/issue/issuing-tools.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { MINUTE_SECONDS } from "#app/shared/durations.ts";

const MINUTES = 5;

/** Current and former signing keys, where `did:web` expects them. */
export const loader = guarded(everyone, async ({ context, db }) => {
	const { origin } = openIssuingTools(context.env);
	const document = await schoolDid(db, { origin, key: context.env.CERTIFICATE_KEY });
	return publicJson(JSON.stringify(document), { type: "application/did+json", maxAge: MINUTES * MINUTE_SECONDS });
});
