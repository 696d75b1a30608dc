import { COUPONS_LIST } from "#app/features/money/coupons/desk/coupons-query.ts";
import { exportCoupons } from "#app/features/money/coupons/desk/export-coupons.server.ts";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export const loader = guarded(can("money"), async ({ context, db, request }) => {
	const query = COUPONS_LIST.parse(new URL(request.url).searchParams);
	return exportCoupons(db, { query, t: getFixedT(await context.language, "coupons"), now: new Date() });
});
