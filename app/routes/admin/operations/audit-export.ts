import { AUDIT_LOG } from "../../../features/admin/audit-log/audit-query";
import { exportDeeds } from "../../../features/admin/audit-log/find-deeds.server";
import { can, guarded, withStepUp } from "../../../features/auth/access.server";
import { getFixedT } from "../../../shared/words/i18n.server";

/** The audit log as a file, as the page was asked for it. It tells of people, so it asks for a proof. */
export const loader = guarded(withStepUp(can("people")), async ({ context, db, request, user }) => {
	const query = AUDIT_LOG.parse(new URL(request.url).searchParams);
	return exportDeeds(db, {
		query,
		t: getFixedT(await context.language, "admin"),
		timeZone: user.timeZone,
		now: new Date(),
	});
});
