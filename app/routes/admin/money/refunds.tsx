import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { DecisionForm } from "#app/features/money/refunds/desk-schemas.ts";
import { decideRefund } from "#app/features/operations/admin/refunds/decide.server.ts";
import { RefundsPage } from "#app/features/operations/admin/refunds/refunds-page.tsx";
import { refundsPageData } from "#app/features/operations/admin/refunds/refunds-page-data.server.ts";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { can, guarded, withStepUp } from "#app/features/people/auth/access.server.ts";
import { ORDER_EVENTS } from "#app/money-tools.server.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "refunds",
	i18n: ["admin", "orderdesk", "forms"],
	layout: "admin",
	query: ["at", "done"],
});

export const loader = guarded(can("money"), async ({ context, db, request, user }) => {
	const search = new URL(request.url).searchParams;
	return refundsPageData(db, { search, language: await context.language, timeZone: user.timeZone });
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

const key = errorKeys<"orderdesk">();

export const action = guarded(withStepUp(can("money")), async ({ context, db, request, user }) => {
	const form = parseForm(await request.formData(), DecisionForm);
	if (form.status !== "success") return data({ reply: form.reply() }, 400);
	const tools = { orderEvents: ORDER_EVENTS, origin: context.origin };
	const by = { actorId: user.id, requestId: context.requestId, tools, now: new Date() };
	const outcome = await decideRefund(db, form.value, by);
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
	const { view, done } = useLoaderData<typeof loader>();
	return <RefundsPage view={view} done={done} reply={useActionData<typeof action>()?.reply} />;
}
