import { readOwnAffiliate } from "#app/features/money/affiliates/application/find-affiliate.server.ts";
import { exportCommissions } from "#app/features/money/affiliates/dashboard/export-dashboard.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export const loader = guarded(anyUser, {
	read: ({ db, viewer }) => readOwnAffiliate(db, viewer),
	handle: async ({ context, db, found: [[affiliate]] }) => {
		if (!affiliate) throw notFound();
		return exportCommissions(db, { affiliateId: affiliate.id, t: getFixedT(await context.language, "earnings") });
	},
});
