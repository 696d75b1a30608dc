import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { anyUser, guarded } from "../../features/auth/access.server";
import { userOfSession } from "../../features/auth/session/viewer.server";
import { isHeld } from "../../features/billing/is-held";
import { listAllEntitlements } from "../../features/entitlements/entitlements.server";
import { listOfOrder } from "../../features/invoices/invoices.repository.server";
import { OrderDocuments } from "../../features/invoices/order-documents";
import { payForMembership } from "../../features/memberships/page/pay-for-membership.server";
import { openPaymentPage } from "../../features/orders/checkout/open-payment-page.server";
import { OrderPage } from "../../features/orders/own/order-page";
import { orderView } from "../../features/orders/own/order-view.server";
import { findLatestPayment, findOwnOrder } from "../../features/orders/own/own-orders.repository.server";
import { membershipTools } from "../../memberships.server";
import { gatewaysOf, ORDER_JOINS } from "../../money.server";
import { notFound } from "../../shared/api/api-error.server";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { formatsFor } from "../../shared/words/formats";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

export const handle = page<{ order: { name: string } }>({
	name: "order",
	i18n: ["orders", "checkout"],
	crumb: ({ order }) => order.name,
});

export const loader = guarded(anyUser, {
	read: ({ db, viewer, params }) => {
		const id = String(params.orderId);
		const own = { userId: userOfSession(viewer.session), id };
		const held = listAllEntitlements(db, own.userId);
		return db.batch([findOwnOrder(db, own), findLatestPayment(db, id), listOfOrder(db, id), held]);
	},
	handle: async ({ context, user, found: [[order], [payment], issued, held] }) => {
		if (!order) throw notFound();
		const language = await context.language;
		const formats = formatsFor({ language, timeZone: user.timeZone });
		const now = new Date();
		const isBoughtBefore = order.occasion === "purchase" && isHeld(held, { kind: order.kind, id: order.thingId }, now);
		const view = orderView(order, payment, { language, formats, now });
		const documents = issued.map(({ orderId, kind, number }) => ({ orderId, kind, number }));
		return {
			title: view.title,
			description: view.name,
			order: { ...view, isHeld: view.isPayable && isBoughtBefore },
			documents,
		};
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

/** Leads to the card once more. Nothing is posted: what is paid and how much stands in the order. */
export const action = guarded(anyUser, async ({ context, db, params, user }) => {
	const [order] = await findOwnOrder(db, { userId: user.id, id: String(params.orderId) });
	if (!order) throw notFound();
	const gateway = gatewaysOf(context.env, db)[order.gateway];
	if (!gateway) return data({ isOut: true }, 503);
	const { email } = user;
	const [origin, now] = [context.origin, new Date()];
	const opened = order.membershipId
		? await payForMembership(db, membershipTools(context.env, origin), { order, email, now })
		: await openPaymentPage(db, { gateway, joins: ORDER_JOINS, order, email, origin, now });
	if (opened.ok) return redirect(opened.redirectUrl);
	// The page says by itself that it is held.
	return opened.reason === "held" ? data({ isOut: false }, 409) : data({ isOut: true }, 503);
});

export default function Order() {
	const { order, documents } = useLoaderData<typeof loader>();
	const isOut = useActionData<typeof action>()?.isOut ?? false;
	return <OrderPage order={order} isOut={isOut} documents={<OrderDocuments documents={documents} />} />;
}
