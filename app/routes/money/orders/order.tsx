import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { listAllEntitlements } from "#app/features/learning/entitlements/face.server.ts";
import { isHeld } from "#app/features/money/billing/is-held.ts";
import { AddressForm } from "#app/features/money/invoices/address-form.ts";
import { invoiceBuyer } from "#app/features/money/invoices/invoice-buyer.server.ts";
import { enqueueWaiting, listOfOrder, saveBusiness } from "#app/features/money/invoices/invoices.repository.server.ts";
import { OrderDocuments } from "#app/features/money/invoices/order-documents.tsx";
import { WaitingInvoice } from "#app/features/money/invoices/waiting-invoice.tsx";
import { payForMembership } from "#app/features/money/memberships/page/pay-for-membership.server.ts";
import { openPaymentPage } from "#app/features/money/orders/checkout/open-payment-page.server.ts";
import type { OrderRow } from "#app/features/money/orders/face.server.ts";
import { OrderPage } from "#app/features/money/orders/own/order-page.tsx";
import { orderView } from "#app/features/money/orders/own/order-view.server.ts";
import { findLatestPayment, findOwnOrder } from "#app/features/money/orders/own/own-orders.repository.server.ts";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { userOfSession } from "#app/features/people/auth/session/viewer.server.ts";
import { membershipTools } from "#app/memberships.server.ts";
import { gatewaysOf, ORDER_JOINS } from "#app/money.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { unprintableLetters } from "#app/shared/pdf/missing-letters.server.ts";
import { paperFont } from "#app/shared/pdf/paper-font.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";

export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page<{ order: { name: string } }>({
	name: "order",
	i18n: ["orders", "checkout"],
	without: ["learningPath"],
	crumb: ({ order }) => order.name,
});

export const loader = guarded(anyUser, {
	read: ({ db, viewer, params }) => {
		const id = String(params.orderId);
		const own = { userId: userOfSession(viewer.session), id };
		const held = listAllEntitlements(db, own.userId);
		return db.batch([findOwnOrder(db, own), findLatestPayment(db, id), listOfOrder(db, id), held]);
	},
	handle: async ({ context, db, user, found: [[order], [payment], issued, held] }) => {
		if (!order) throw notFound();
		const language = await context.language;
		const formats = formatsFor({ language, timeZone: user.timeZone });
		const now = new Date();
		const isBoughtBefore = order.occasion === "purchase" && isHeld(held, { kind: order.kind, id: order.thingId }, now);
		const view = orderView(order, payment, { language, formats, now });
		const isOwed = order.state === "paid" && order.totalMinor > 0 && issued.length === 0;
		const fonts = paperFont(context.env.ASSETS);
		const { waits } = isOwed
			? await invoiceBuyer(db, order, (text) => unprintableLetters(text, fonts))
			: { waits: null };
		const documents = issued.map(({ orderId, kind, number }) => ({ orderId, kind, number }));
		return {
			title: view.title,
			description: view.name,
			order: { ...view, isHeld: view.isPayable && isBoughtBefore },
			documents,
			waits: waits && {
				name: waits.name.join(" "),
				title: waits.title.join(" "),
				isAddressMissing: waits.isAddressMissing,
			},
		};
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

/**
 * Leads to the card once more: what is paid and how much stands in the order. Or takes the postal address of the business that
 * has bought, where its invoice waits for it.
 */
export const action = guarded(anyUser, async ({ context, db, params, request, user }) => {
	const [order] = await findOwnOrder(db, { userId: user.id, id: String(params.orderId) });
	if (!order) throw notFound();
	const posted = await request.formData();
	if (posted.get("intent") === "address" && !order.evidence?.business?.address)
		return takeAddress({ context, db, order, posted });
	const gateway = gatewaysOf(context.env, db)[order.gateway];
	if (!gateway) return data<Answer>({ isOut: true }, 503);
	const { email } = user;
	const [origin, now] = [context.origin, new Date()];
	const opened = order.membershipId
		? await payForMembership(db, membershipTools(context.env, origin), { order, email, now })
		: await openPaymentPage(db, { gateway, joins: ORDER_JOINS, order, email, origin, now });
	if (opened.ok) return redirect(opened.redirectUrl);
	// The page says by itself that it is held.
	return opened.reason === "held" ? data<Answer>({ isOut: false }, 409) : data<Answer>({ isOut: true }, 503);
});

type Answer = { isOut: boolean; reply?: FormReply };
type Posted = { context: AppLoadContext; db: Database; order: OrderRow; posted: FormData };

async function takeAddress({ context, db, order, posted }: Posted) {
	const form = parseForm(posted, AddressForm);
	if (form.status !== "success") return data<Answer>({ isOut: false, reply: form.reply() }, 400);
	const fonts = paperFont(context.env.ASSETS);
	const letters = await unprintableLetters(form.value.address, fonts);
	if (letters.length > 0) {
		const error = { key: "errors.letters", values: { letters: letters.join(" ") } };
		return data<Answer>({ isOut: false, reply: form.reply({ fieldErrors: { address: [error] } }) }, 400);
	}
	const now = new Date();
	const { jobs } = await inBatch(db, {
		business: saveBusiness(db, { orderId: order.id, address: form.value.address }),
		jobs: enqueueWaiting(db, { userId: order.userId ?? 0, now }),
	});
	for (const { id } of jobs) context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, id));
	return redirect(`/orders/${order.id}`);
}

export default function Order() {
	const { order, documents, waits } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const files = (
		<>
			<WaitingInvoice waits={waits} reply={answer?.reply} />
			<OrderDocuments documents={documents} />
		</>
	);
	return <OrderPage order={order} isOut={answer?.isOut ?? false} documents={files} />;
}
