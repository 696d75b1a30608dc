import { AUDIT_LOG } from "#app/features/operations/audit/log/audit-query.ts";
import { exportDeeds } from "#app/features/operations/audit/log/find-deeds.server.ts";
import { can, guarded, withStepUp } from "#app/features/people/auth/access.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

/** Contains personal data, so it requires step-up. */
export const loader = guarded(withStepUp(can("people")), async ({ context, db, request, user }) => {
	const query = AUDIT_LOG.parse(new URL(request.url).searchParams);
	return exportDeeds(db, {
		query,
		t: getFixedT(await context.language, "admin"),
		timeZone: user.timeZone,
		now: new Date(),
	});
});
