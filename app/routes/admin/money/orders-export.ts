import { exportOrders } from "../../../features/admin/orders/find-orders.server";
import { ORDERS } from "../../../features/admin/orders/orders-query";
import { can, guarded } from "../../../features/auth/access.server";
import { getFixedT } from "../../../shared/words/i18n.server";

/** The orders as a file, as the page was asked for them. */
export const loader = guarded(can("money"), async ({ context, db, request }) => {
	const query = ORDERS.parse(new URL(request.url).searchParams);
	return exportOrders(db, { query, t: getFixedT(await context.language, "orderdesk"), now: new Date() });
});
