import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { plansAndCourses } from "#app/features/money/billing/desk/plans-and-courses.server.ts";
import { OrderDeedForm } from "#app/features/money/refunds/desk-schemas.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { doToOrder } from "#app/features/operations/admin/orders/do-to-order.server.ts";
import { OrderDeskPage } from "#app/features/operations/admin/orders/order-desk-page.tsx";
import { orderDeskView } from "#app/features/operations/admin/orders/order-desk-view.server.ts";
import { DeedList } from "#app/features/operations/audit/log/deed-list.tsx";
import { deedsOf } from "#app/features/operations/audit/log/deeds-of.server.ts";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { can, guarded, withStepUp } from "#app/features/people/auth/access.server.ts";
import { ORDER_EVENTS } from "#app/money-tools.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";

export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page<{ order: { name: string } }>({
	name: "order",
	i18n: ["admin", "orderdesk", "orders", "checkout", "forms"],
	layout: "admin",
	query: ["done"],
	crumb: ({ order }) => order.name,
});

export const loader = guarded(can("money"), async ({ context, db, params, request, user }) => {
	const language = await context.language;
	const formats = formatsFor({ language, timeZone: user.timeZone });
	const order = await orderDeskView(db, String(params.orderId), { language, formats });
	if (!order) throw notFound();
	const sold = await plansAndCourses(db, language);
	const deeds = await deedsOf(db, { kind: "order", id: order.id }, { language, formats, now: new Date() });
	const asked = new URL(request.url).searchParams.get("done");
	const done = (["accept", "return", "seen", "goodwill"] as const).find((one) => one === asked) ?? null;
	return { title: order.name, description: order.title, order, sold, deeds, done };
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

const key = errorKeys<"orderdesk">();

/** What somebody has to look at, and money that nobody has asked back: with a fresh proof of who it is. */
export const action = guarded(withStepUp(can("money")), async ({ context, db, params, request, user }) => {
	const form = parseForm(await request.formData(), OrderDeedForm);
	if (form.status !== "success") return data({ reply: form.reply() }, 400);
	const { origin, requestId } = context;
	const orderId = String(params.orderId);
	const by = { actorId: user.id, requestId, orderEvents: ORDER_EVENTS, origin, now: new Date() };
	const outcome = await doToOrder(db, orderId, form.value, by);
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
	const { t } = useTranslation("orderdesk");
	const { title, order, sold, deeds, done } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>()?.reply;
	return (
		<AdminFrame title={title}>
			{done && !reply ? (
				<ResultNotice tone="success" className="mb-6">
					{t(`done.${done}`)}
				</ResultNotice>
			) : null}
			<OrderDeskPage order={order} sold={sold} reply={reply} />
			{deeds.length > 0 ? (
				<div className="mt-10">
					<DeedList deeds={deeds} />
				</div>
			) : null}
		</AdminFrame>
	);
}
