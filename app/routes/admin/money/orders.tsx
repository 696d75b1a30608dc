import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "../../../features/admin/admin-frame";
import { findOrders } from "../../../features/admin/orders/find-orders.server";
import { OrdersList } from "../../../features/admin/orders/orders-list";
import { ORDERS } from "../../../features/admin/orders/orders-query";
import { can, guarded } from "../../../features/auth/access.server";
import { toLookAt } from "../../../features/orders/order-states";
import { orderName, shownState } from "../../../features/orders/own/order-view.server";
import { money, moneyColumn } from "../../../shared/money";
import { page } from "../../../shared/pages/page";
import { pageMeta } from "../../../shared/pages/page-meta";
import { formatsFor } from "../../../shared/words/formats";
import { getFixedT } from "../../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../../features/failures/page-error";

export const handle = page({ name: "orders", i18n: ["admin", "orderdesk", "orders", "lists"], layout: "admin" });

export const loader = guarded(can("money"), async ({ context, db, request, user }) => {
	const language = await context.language;
	const query = ORDERS.parse(new URL(request.url).searchParams);
	const { rows, next, previous } = await findOrders(db, query, new Date());
	const t = getFixedT(language, "orderdesk");
	const formats = formatsFor({ language, timeZone: user.timeZone });
	const totals = rows.map(({ totalMinor, currency }) => money(totalMinor, currency));
	const say = moneyColumn(totals, language);
	return {
		title: t("orders.title"),
		description: t("orders.description"),
		query,
		pages: { next, previous },
		rows: rows.map(({ id, title, name, email, isTest, createdAt, ...order }) => ({
			...{ id, order: orderName(id), title, name, email, isTest, state: shownState(order), trouble: toLookAt(order) },
			...{ total: say(money(order.totalMinor, order.currency)), placed: formats.dateTime(createdAt) },
		})),
	};
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export default function Orders() {
	const { t } = useTranslation("orderdesk");
	const { query, rows, pages } = useLoaderData<typeof loader>();
	return (
		<AdminFrame title={t("orders.title")}>
			<OrdersList query={query} rows={rows} pages={pages} />
		</AdminFrame>
	);
}
