import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { AdminFrame } from "../../../features/admin/admin-frame";
import { DeedList } from "../../../features/admin/audit-log/deed-list";
import { deedsOf } from "../../../features/admin/audit-log/deeds-of.server";
import { OrderDeskPage } from "../../../features/admin/orders/order-desk-page";
import { orderDeskView } from "../../../features/admin/orders/order-desk-view.server";
import { can, guarded } from "../../../features/auth/access.server";
import { notFound } from "../../../shared/api/api-error.server";
import { page } from "../../../shared/pages/page";
import { pageMeta } from "../../../shared/pages/page-meta";
import { formatsFor } from "../../../shared/words/formats";

export { PageError as ErrorBoundary } from "../../../features/failures/page-error";

export const handle = page<{ order: { name: string } }>({
	name: "order",
	i18n: ["admin", "orderdesk", "orders", "checkout"],
	layout: "admin",
	crumb: ({ order }) => order.name,
});

export const loader = guarded(can("money"), async ({ context, db, params, user }) => {
	const language = await context.language;
	const formats = formatsFor({ language, timeZone: user.timeZone });
	const order = await orderDeskView(db, String(params.orderId), { language, formats });
	if (!order) throw notFound();
	const deeds = await deedsOf(db, { kind: "order", id: order.id }, { language, formats, now: new Date() });
	return { title: order.name, description: order.title, order, deeds };
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export default function Order() {
	const { title, order, deeds } = useLoaderData<typeof loader>();
	return (
		<AdminFrame title={title}>
			<OrderDeskPage order={order} />
			{deeds.length > 0 ? (
				<div className="mt-10">
					<DeedList deeds={deeds} />
				</div>
			) : null}
		</AdminFrame>
	);
}
