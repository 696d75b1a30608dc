import { consentsOfRegistration } from "#app/features/library/legal/record-consents.server.ts";
import { signUpByLink } from "#app/features/money/affiliates/visits/sign-up-by-link.server.ts";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { registerAccount } from "#app/features/people/auth/register-account.server.ts";
import { RegisterInput } from "#app/features/people/auth/schemas.ts";
import { callerOf } from "#app/features/people/auth/session/caller.server.ts";
import { setSessionCookie } from "#app/features/people/auth/session/session-cookie.server.ts";
import type { SignedIn } from "#app/features/people/auth/user-shape.ts";
import { apiError } from "#app/shared/api/api-error.server.ts";
import { translatedFields } from "#app/shared/api/api-fields.server.ts";
import { resource } from "#app/shared/pages/page.ts";

export const handle = resource({ maxBodyKb: 4 });

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
