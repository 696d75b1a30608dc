import { anyUser, guarded, withStepUp } from "../../features/auth/access.server";
import { clearSessionCookie } from "../../features/auth/session/session-cookie.server";
import { nudgeJob } from "../../features/jobs/enqueue.server";
import { cancelForDeletion } from "../../features/memberships/change/end-of-account.server";
import { askDeletion } from "../../features/privacy/deletion/ask-deletion.server";
import { membershipTools } from "../../memberships.server";
import { apiError } from "../../shared/api/api-error.server";
import { resource } from "../../shared/pages/page";
import { getFixedT } from "../../shared/words/i18n.server";

export const handle = resource({ methods: ["DELETE"], maxBodyKb: 4 });

/** 202 the account ends in 14 days and all its sessions have ended; 409 where something must end first; 403 without a proof. */
export const action = guarded(withStepUp(anyUser), async ({ context, db, request, user }) => {
	const { origin, requestId } = context;
	const outcome = await askDeletion(db, {
		...{ userId: user.id, origin, requestId, now: new Date() },
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
