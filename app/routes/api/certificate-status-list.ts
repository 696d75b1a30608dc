import { publicJson } from "#app/features/learning/certificates/credential/public-response.server.ts";
import { readStatusList } from "#app/features/learning/certificates/credential/read-status-list.server.ts";
import { openIssuingTools } from "#app/features/learning/certificates/issue/issuing-tools.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { apiError } from "#app/shared/api/api-error.server.ts";

/** 200: a signed Bitstring Status List; 404; 503 without a signing key. */
export const loader = guarded(everyone, async ({ context, db, params }) => {
	const list = /^[1-9]\d{0,5}$/.test(String(params.list)) ? Number(params.list) : 0;
	const { origin, issuer } = openIssuingTools(context.env);
	const credential = list === 0 ? null : await readStatusList(db, { list, origin, issuer, now: new Date() });
	if (credential === null) return apiError("notFound", { headers: { "Access-Control-Allow-Origin": "*" } });
	if (credential === "noKey")
		return apiError("unavailable", { message: "The school has no CERTIFICATE_KEY to sign with" });
	return publicJson(credential, { type: "application/vc" });
});
