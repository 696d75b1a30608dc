import { can, guarded } from "../../../features/auth/access.server";
import { COUPONS } from "../../../features/coupons/desk/coupons-query";
import { exportCoupons } from "../../../features/coupons/desk/export-coupons.server";
import { getFixedT } from "../../../shared/words/i18n.server";

/** The coupons as a file, as the list was asked for them. */
export const loader = guarded(can("money"), async ({ context, db, request }) => {
	const query = COUPONS.parse(new URL(request.url).searchParams);
	return exportCoupons(db, { query, t: getFixedT(await context.language, "coupons"), now: new Date() });
});
