import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { OrderDocuments } from "#app/features/money/invoices/order-documents.tsx";
import { ordersPageData, readOrdersPage } from "#app/features/money/invoices/own/orders-page-data.server.ts";
import { OrdersPage } from "#app/features/money/orders/own/orders-page.tsx";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "orders",
	i18n: ["orders", "checkout"],
	layout: "list",
	without: ["learningPath"],
	query: ["before"],
	navigation: [
		{ in: "own", at: 3, for: ["student", "instructor"] },
		{ in: "footer.account", at: 3 },
	],
});

export const loader = guarded(anyUser, {
	read: ({ db, viewer, request }) => readOrdersPage(db, { search: new URL(request.url).searchParams, viewer }),
	handle: async ({ context, user, found }) =>
		ordersPageData(found, { language: await context.language, timeZone: user.timeZone }),
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function Orders() {
	const { rows, older, documents } = useLoaderData<typeof loader>();
	return (
		<OrdersPage
			rows={rows}
			older={older}
			documentsOf={(id) => <OrderDocuments documents={documents.filter(({ orderId }) => orderId === id)} />}
		/>
	);
}
