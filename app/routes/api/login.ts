import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { ApiLoginInput } from "#app/features/people/auth/schemas.ts";
import { callerOf } from "#app/features/people/auth/session/caller.server.ts";
import { setSessionCookie } from "#app/features/people/auth/session/session-cookie.server.ts";
import { signIn } from "#app/features/people/auth/sign-in/sign-in.server.ts";
import type { SignedIn } from "#app/features/people/auth/user-shape.ts";
import { answerSecondFactor } from "#app/features/people/multi-factor/sign-in/api-second-factor.server.ts";
import { apiError } from "#app/shared/api/api-error.server.ts";
import { translatedFields } from "#app/shared/api/api-fields.server.ts";
import { resource } from "#app/shared/pages/page.ts";

export const handle = resource({ maxBodyKb: 4 });

/**
 * 200 `{token, user}` and the session cookie; 400 with fields, which also request a second factor; 401, 403, 429.
 * Ends the browser's previous session.
 */
export const action = guarded(everyone, async ({ context, request }) => {
	const input = ApiLoginInput.safeParse(await request.json());
	if (!input.success) return apiError("badRequest", { fields: await translatedFields(context, "auth", input.error) });

	const { secondFactor, ...credentials } = input.data;
	const outcome = await signIn(context.db, {
		...credentials,
		origin: context.origin,
		caller: await callerOf(context, request),
		now: new Date(),
		rateLimitScale: context.env.RATE_LIMIT_SCALE,
	});
	if (outcome.ok && outcome.waits) return answerSecondFactor(context, request, { ...outcome, secondFactor });
	if (outcome.ok) {
		const headers = { "Set-Cookie": setSessionCookie(request, outcome.session.cookie, outcome.session.expiresAt) };
		const answer: SignedIn = { token: outcome.session.token, user: outcome.user };
		return Response.json(answer, { headers });
	}
	if (outcome.reason === "tooMany") {
		return apiError("tooManyRequests", { headers: { "Retry-After": String(outcome.retryAfterSeconds) } });
	}
	if (outcome.reason === "codeNeeded") {
		context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, outcome.jobId));
		return apiError("unauthorized", {
			message: "A code was sent by e-mail; send it as code",
			fields: { code: "required" },
		});
	}
	if (outcome.reason === "suspended") return apiError("forbidden", { message: "This account is suspended" });
	return apiError("unauthorized", { message: "Invalid email or password" });
});
