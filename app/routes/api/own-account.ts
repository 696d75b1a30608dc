import { cancelForDeletion } from "#app/features/money/memberships/change/end-of-account.server.ts";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { anyUser, guarded, withStepUp } from "#app/features/people/auth/access.server.ts";
import { clearSessionCookie } from "#app/features/people/auth/session/session-cookie.server.ts";
import { requestDeletion } from "#app/features/people/privacy/deletion/ask-deletion.server.ts";
import { membershipTools } from "#app/money-tools.server.ts";
import { PERSONAL_DATA } from "#app/personal-data.server.ts";
import { apiError } from "#app/shared/api/api-error.server.ts";
import { resource } from "#app/shared/pages/page.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export const handle = resource({ methods: ["DELETE"], maxBodyKb: 4 });

/** 202: deletion in 14 days, all sessions ended; 409 when something must end first; 403 without step-up. */
export const action = guarded(withStepUp(anyUser), async ({ context, db, request, user }) => {
	const { origin, requestId } = context;
	const outcome = await requestDeletion(db, {
		userId: user.id,
		origin,
		requestId,
		now: new Date(),
		personalData: PERSONAL_DATA,
		cancelMembership: cancelForDeletion(membershipTools(context.env, origin)),
	});
	if (!outcome.ok) {
		const t = getFixedT(await context.language, "privacy");
		return apiError("conflict", { message: t(`deletion.hindrances.${outcome.reason}`) });
	}
	context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, outcome.jobId));
	const headers = { "Set-Cookie": clearSessionCookie(request) };
	return Response.json({ endsAt: outcome.dueAt.toISOString() }, { status: 202, headers });
});
