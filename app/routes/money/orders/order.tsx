import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { gatewaysOf } from "#app/features/money/gateway/gateways-of.server.ts";
import { answerAddressForm, type OrderAnswer } from "#app/features/money/invoices/own/answer-address.server.ts";
import { OrderFiles } from "#app/features/money/invoices/own/order-files.tsx";
import { orderPageData, readOrderPage } from "#app/features/money/invoices/own/order-page-data.server.ts";
import { payForMembership } from "#app/features/money/memberships/page/pay-for-membership.server.ts";
import { openPaymentPage } from "#app/features/money/orders/checkout/open-payment-page.server.ts";
import { findOrderOfUser } from "#app/features/money/orders/own/find-own-order.server.ts";
import { OrderPage } from "#app/features/money/orders/own/order-page.tsx";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { membershipTools, ORDER_EVENTS } from "#app/money-tools.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page<{ order: { name: string } }>({
	name: "order",
	i18n: ["orders", "checkout"],
	without: ["learningPath"],
	crumb: ({ order }) => order.name,
});

export const loader = guarded(anyUser, {
	read: ({ db, viewer, params }) => readOrderPage(db, { id: String(params.orderId), viewer }),
	handle: async ({ context, db, user, found }) => {
		const reader = { user, language: await context.language, assets: context.env.ASSETS };
		const shown = await orderPageData(db, found, reader);
		if (!shown) throw notFound();
		return shown;
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

/** Redirects to payment again, or stores the business address that an invoice waits for. */
export const action = guarded(anyUser, async ({ context, db, params, request, user }) => {
	const order = await findOrderOfUser(db, { userId: user.id, id: String(params.orderId) });
	if (!order) throw notFound();
	const posted = await request.formData();
	if (posted.get("intent") === "address" && !order.evidence?.business?.address)
		return answerAddressForm(context, db, { order, posted });
	const gateway = gatewaysOf(context.env, db)[order.gateway];
	if (!gateway) return data<OrderAnswer>({ isOut: true }, 503);
	const { email } = user;
	const [origin, now] = [context.origin, new Date()];
	const opened = order.membershipId
		? await payForMembership(db, membershipTools(context.env, origin), { order, email, now })
		: await openPaymentPage(db, { gateway, orderEvents: ORDER_EVENTS, order, email, origin, now });
	if (opened.ok) return redirect(opened.redirectUrl);
	// The page itself explains the hold.
	return opened.reason === "held" ? data<OrderAnswer>({ isOut: false }, 409) : data<OrderAnswer>({ isOut: true }, 503);
});

export default function Order() {
	const { order, documents, waits } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const files = <OrderFiles documents={documents} waits={waits} reply={answer?.reply} />;
	return <OrderPage order={order} isOut={answer?.isOut ?? false} documents={files} />;
}
