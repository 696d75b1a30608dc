import { signUpByLink } from "../../features/affiliates/visits/sign-up-by-link.server";
import { everyone, guarded } from "../../features/auth/access.server";
import { registerAccount } from "../../features/auth/register-account.server";
import { RegisterInput } from "../../features/auth/schemas";
import { callerOf } from "../../features/auth/session/caller.server";
import { setSessionCookie } from "../../features/auth/session/session-cookie.server";
import type { SignedIn } from "../../features/auth/user-shape";
import { nudgeJob } from "../../features/jobs/enqueue.server";
import { consentsOfRegistration } from "../../features/legal/record-consents.server";
import { apiError } from "../../shared/api/api-error.server";
import { translatedFields } from "../../shared/api/api-fields.server";
import { resource } from "../../shared/pages/page";

export const handle = resource({ maxBodyKb: 4 });

/** 201 `{token, user}` and the session cookie; 400 with fields, 409, 429. */
export const action = guarded(everyone, async ({ context, request }) => {
	const input = RegisterInput.safeParse(await request.json());
	if (!input.success) return apiError("badRequest", { fields: await translatedFields(context, "auth", input.error) });

	const language = await context.language;
	const now = new Date();
	const outcome = await registerAccount(context.db, {
		...input.data,
		language,
		timeZone: context.timeZone,
		origin: context.origin,
		caller: await callerOf(context, request),
		now,
		rateLimitScale: context.env.RATE_LIMIT_SCALE,
		alongside: (userId) => [
			...consentsOfRegistration(context.db, { userId, language, now }),
			...signUpByLink(context.db, { request, userId, now }),
		],
	});
	if (outcome.ok) {
		context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, outcome.jobId));
		const headers = { "Set-Cookie": setSessionCookie(request, outcome.session.cookie, outcome.session.expiresAt) };
		const answer: SignedIn = { token: outcome.session.token, user: outcome.user };
		return Response.json(answer, { status: 201, headers });
	}
	if (outcome.reason === "tooMany") {
		return apiError("tooManyRequests", { headers: { "Retry-After": String(outcome.retryAfterSeconds) } });
	}
	return apiError("conflict", { message: "The account could not be created with these details" });
});
