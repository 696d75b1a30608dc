import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "../../../features/admin/admin-frame";
import { DeedList } from "../../../features/admin/audit-log/deed-list";
import { deedsOf } from "../../../features/admin/audit-log/deeds-of.server";
import { doToOrder } from "../../../features/admin/orders/do-to-order.server";
import { OrderDeskPage } from "../../../features/admin/orders/order-desk-page";
import { orderDeskView } from "../../../features/admin/orders/order-desk-view.server";
import { can, guarded, withStepUp } from "../../../features/auth/access.server";
import { plansAndCourses } from "../../../features/billing/desk/plans-and-courses.server";
import { nudgeJob } from "../../../features/jobs/enqueue.server";
import { OrderDeedForm } from "../../../features/refunds/desk-schemas";
import { ORDER_JOINS } from "../../../money.server";
import { notFound } from "../../../shared/api/api-error.server";
import { errorKeys } from "../../../shared/forms/form-message";
import { parseForm } from "../../../shared/forms/parse-form.server";
import { page } from "../../../shared/pages/page";
import { pageMeta } from "../../../shared/pages/page-meta";
import { formatsFor } from "../../../shared/words/formats";
import { SaidNotice } from "../../../ui/toast/said-notice";

export { PageError as ErrorBoundary } from "../../../features/failures/page-error";

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
	const by = { actorId: user.id, requestId, joins: ORDER_JOINS, origin, now: new Date() };
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
				<SaidNotice tone="success" className="mb-6">
					{t(`done.${done}`)}
				</SaidNotice>
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
