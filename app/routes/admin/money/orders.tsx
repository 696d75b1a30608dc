import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { reviewReason } from "#app/features/money/orders/order-states.ts";
import { orderName, shownState } from "#app/features/money/orders/own/order-view.server.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { findOrders } from "#app/features/operations/admin/orders/find-orders.server.ts";
import { OrdersList } from "#app/features/operations/admin/orders/orders-list.tsx";
import { ORDERS_LIST } from "#app/features/operations/admin/orders/orders-query.ts";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { money, moneyColumn } from "#app/shared/money.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({ name: "orders", i18n: ["admin", "orderdesk", "orders", "lists"], layout: "admin" });

export const loader = guarded(can("money"), async ({ context, db, request, user }) => {
	const language = await context.language;
	const query = ORDERS_LIST.parse(new URL(request.url).searchParams);
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
			id,
			order: orderName(id),
			title,
			name,
			email,
			isTest,
			state: shownState(order),
			trouble: reviewReason(order),
			total: say(money(order.totalMinor, order.currency)),
			placed: formats.dateTime(createdAt),
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
