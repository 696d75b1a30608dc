import { exportOrders } from "#app/features/operations/admin/orders/find-orders.server.ts";
import { ORDERS_LIST } from "#app/features/operations/admin/orders/orders-query.ts";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export const loader = guarded(can("money"), async ({ context, db, request }) => {
	const query = ORDERS_LIST.parse(new URL(request.url).searchParams);
	return exportOrders(db, { query, t: getFixedT(await context.language, "orderdesk"), now: new Date() });
});
