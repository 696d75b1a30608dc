import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DecisionForm } from "#app/features/money/refunds/desk-schemas.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { decide } from "#app/features/operations/admin/refunds/decide.server.ts";
import { RefundsDeskPage } from "#app/features/operations/admin/refunds/refunds-desk-page.tsx";
import { refundsDesk } from "#app/features/operations/admin/refunds/refunds-desk-view.server.ts";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { can, guarded, withStepUp } from "#app/features/people/auth/access.server.ts";
import { ORDER_EVENTS } from "#app/money-tools.server.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";

export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({
	name: "refunds",
	i18n: ["admin", "orderdesk", "forms"],
	layout: "admin",
	query: ["at", "done"],
});

export const loader = guarded(can("money"), async ({ context, db, request, user }) => {
	const language = await context.language;
	const params = new URL(request.url).searchParams;
	const t = getFixedT(language, "orderdesk");
	const formats = formatsFor({ language, timeZone: user.timeZone });
	const done = (["approved", "declined", "byHand"] as const).find((one) => one === params.get("done")) ?? null;
	return {
		title: t("refunds.title"),
		description: t("refunds.description"),
		view: await refundsDesk(db, params.get("at"), { language, formats, now: new Date() }),
		done,
	};
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

const key = errorKeys<"orderdesk">();

/** Approves or declines: with a fresh proof of who it is. */
export const action = guarded(withStepUp(can("money")), async ({ context, db, request, user }) => {
	const form = parseForm(await request.formData(), DecisionForm);
	if (form.status !== "success") return data({ reply: form.reply() }, 400);
	const tools = { orderEvents: ORDER_EVENTS, origin: context.origin };
	const by = { actorId: user.id, requestId: context.requestId, tools, now: new Date() };
	const outcome = await decide(db, form.value, by);
	if (outcome.ok) {
		context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, outcome.jobId));
		return redirect(`/admin/refunds?done=${DONE[form.value.intent]}`);
	}
	if (outcome.reason === "amount")
		return data({ reply: form.reply({ fieldErrors: { amount: [{ key: key("errors.amount") }] } }) }, 400);
	return data({ reply: form.reply({ formErrors: [{ key: key(`errors.${outcome.reason}`) }] }) }, 409);
});

const DONE = { approve: "approved", decline: "declined", byHand: "byHand" } as const;

export default function Refunds() {
	const { t } = useTranslation("orderdesk");
	const { view, done } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>()?.reply;
	return (
		<AdminFrame
			title={t("refunds.title")}
			actions={
				<div className="flex flex-wrap items-center gap-4">
					{view.isTest ? <Badge tone="info">{t("testMode")}</Badge> : null}
					<LinkButton to="/admin/refunds.csv" reloadDocument variant="secondary" size="sm">
						{t("export")}
					</LinkButton>
				</div>
			}
		>
			{done && !reply ? (
				<ResultNotice tone="success" className="mb-6">
					{t(`done.${done}`)}
				</ResultNotice>
			) : null}
			<RefundsDeskPage view={view} reply={reply} />
		</AdminFrame>
	);
}
