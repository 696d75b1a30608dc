import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { OrderActionForm } from "#app/features/money/refunds/desk-schemas.ts";
import { runOrderAction } from "#app/features/operations/admin/orders/do-to-order.server.ts";
import { OrderPage } from "#app/features/operations/admin/orders/order-page.tsx";
import { orderPageData } from "#app/features/operations/admin/orders/order-page-data.server.ts";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { can, guarded, withStepUp } from "#app/features/people/auth/access.server.ts";
import { ORDER_EVENTS } from "#app/money-tools.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page<{ order: { name: string } }>({
	name: "order",
	i18n: ["admin", "orderdesk", "orders", "checkout", "forms"],
	layout: "admin",
	query: ["done"],
	crumb: ({ order }) => order.name,
});

export const loader = guarded(can("money"), async ({ context, db, params, request, user }) => {
	const search = new URL(request.url).searchParams;
	const reader = { language: await context.language, timeZone: user.timeZone };
	const shown = await orderPageData(db, { ...reader, id: String(params.orderId), search });
	if (!shown) throw notFound();
	return shown;
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

const key = errorKeys<"orderdesk">();

export const action = guarded(withStepUp(can("money")), async ({ context, db, params, request, user }) => {
	const form = parseForm(await request.formData(), OrderActionForm);
	if (form.status !== "success") return data({ reply: form.reply() }, 400);
	const { origin, requestId } = context;
	const orderId = String(params.orderId);
	const by = { actorId: user.id, requestId, orderEvents: ORDER_EVENTS, origin, now: new Date() };
	const outcome = await runOrderAction(db, orderId, form.value, by);
	if (outcome.ok) {
		context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, outcome.jobId));
		return redirect(`/admin/orders/${orderId}?done=${form.value.intent}`);
	}
	if (outcome.reason === "notFound") throw notFound();
	const wrong = [{ key: key(`errors.${outcome.reason}`) }];
	if (outcome.reason === "amount" || outcome.reason === "tooMuch")
		return data({ reply: form.reply({ fieldErrors: { amount: wrong } }) }, 400);
	return data({ reply: form.reply({ formErrors: wrong }) }, 409);
});

export default function Order() {
	return <OrderPage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()?.reply} />;
}
