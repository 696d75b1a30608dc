import { findAffiliateOf } from "../../features/affiliates/application/affiliates.repository.server";
import { exportClicks } from "../../features/affiliates/dashboard/export-dashboard.server";
import { anyUser, guarded } from "../../features/auth/access.server";
import { userOfSession } from "../../features/auth/session/viewer.server";
import { notFound } from "../../shared/api/api-error.server";
import { getFixedT } from "../../shared/words/i18n.server";

/** Clicks and sign-ups of one's own links as a file. */
export const loader = guarded(anyUser, {
	read: ({ db, viewer }) => db.batch([findAffiliateOf(db, userOfSession(viewer.session))]),
	handle: async ({ context, db, found: [[affiliate]] }) => {
		if (!affiliate) throw notFound();
		return exportClicks(db, { affiliateId: affiliate.id, t: getFixedT(await context.language, "earnings") });
	},
});
