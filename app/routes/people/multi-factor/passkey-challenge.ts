import { z } from "zod";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { beginAuthentication } from "#app/features/people/multi-factor/passkeys/challenges.server.ts";
import { badForm } from "#app/shared/api/api-error.server.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { resource } from "#app/shared/pages/page.ts";
import { consumeRateLimit, LIMITS } from "#app/shared/request/rate-limit.server.ts";

export const handle = resource({ maxBodyKb: 4 });

const ChallengeForm = z.strictObject({ purpose: z.enum(["signIn", "prove"]) });

/** A challenge for sign-in or step-up, also between the two factors. 400, 401, 429. */
export const action = guarded(everyone, async ({ context, request, db }) => {
	const form = parseForm(await request.formData(), ChallengeForm);
	if (form.status !== "success") throw badForm();
	const session = await context.session();
	const user = "user" in session ? session.user : null;
	const isProof = form.value.purpose === "prove";
	if (isProof && !user) throw badForm(401);

	const now = new Date();
	const [limit, scale] = [LIMITS.challengesPerAddress, context.env.RATE_LIMIT_SCALE];
	const verdict = await consumeRateLimit(db, { limit, who: context.clientIp, now, scale });
	if (!verdict.allowed) {
		const headers = { "Retry-After": String(verdict.retryAfterSeconds) };
		throw badForm(429, headers);
	}
	const userId = isProof && user ? user.id : null;
	return Response.json(await beginAuthentication(db, { userId, origin: context.origin, now }));
});
