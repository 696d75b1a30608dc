import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { payoutBox } from "#app/features/money/affiliates/application/payout-details.server.ts";
import { PayoutForm } from "#app/features/money/affiliates/application/schemas.ts";
import { PayoutsPage } from "#app/features/money/affiliates/desk/payouts-page.tsx";
import { listPayouts } from "#app/features/money/affiliates/payouts/payouts.repository.server.ts";
import { findRunOfMonth } from "#app/features/money/affiliates/payouts/runs.repository.server.ts";
import { settleByBank } from "#app/features/money/affiliates/payouts/settle-payout.server.ts";
import { monthOf, startRun } from "#app/features/money/affiliates/payouts/start-run.server.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { can, guarded, withStepUp } from "#app/features/people/auth/access.server.ts";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { money, moneyColumn } from "#app/shared/money.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({
	name: "payouts",
	i18n: ["admin", "payouts", "earnings"],
	layout: "admin",
	query: ["state"],
});

const isAllAsked = (request: Request) => new URL(request.url).searchParams.get("state") === "all";

export const loader = guarded(can("money"), {
	read: ({ db, request }) =>
		db.batch([listPayouts(db, isAllAsked(request) ? null : "open"), findRunOfMonth(db, monthOf(new Date()))]),
	handle: async ({ context, request, user, found: [rows, [run]] }) => {
		const language = await context.language;
		const t = getFixedT(language, "payouts");
		const formats = formatsFor({ language, timeZone: user.timeZone });
		const amounts = rows.map(({ payout }) => money(payout.amountMinor, payout.currency));
		const say = moneyColumn(amounts, language);
		const done = new URL(request.url).searchParams.get("done");
		return {
			title: t("payouts.title"),
			description: t("payouts.description"),
			isAll: isAllAsked(request),
			hasKey: payoutBox(context.env) !== null,
			run: run ? { month: run.month, isRunning: run.state === "running" } : null,
			done: done === "done" || done === "changed" || done === "hasRun" ? (done as "done" | "changed" | "hasRun") : null,
			rows: rows.map(({ payout, code, name }) => ({
				id: payout.id,
				affiliateId: payout.affiliateId,
				name,
				code: code ?? "",
				state: payout.state,
				isTest: payout.isTest,
				reference: payout.reference,
				made: formats.date(payout.createdAt),
				amount: say(money(payout.amountMinor, payout.currency)),
				count: formats.number(payout.commissionCount),
			})),
		};
	},
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

/** Starts the run of the month, or notes what the bank has done with a payout. */
export const action = guarded(withStepUp(can("money")), async ({ context, db, request, user }) => {
	const form = parseForm(await request.formData(), PayoutForm);
	if (form.status !== "success") return data<{ reply: FormReply }>({ reply: form.reply() }, 400);
	const by = { actorId: user.id, requestId: context.requestId, now: new Date() };
	const deed = form.value;
	const outcome =
		deed.intent === "run" ? await startRun(db, by) : await settleByBank(db, { ...by, deed, origin: context.origin });
	if (!outcome.ok) return redirect(`/admin/payouts?done=${outcome.reason}`);
	context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, outcome.jobId ?? undefined));
	return redirect("/admin/payouts?done=done");
});

export default function AdminPayouts() {
	const { title, ...view } = useLoaderData<typeof loader>();
	return (
		<AdminFrame title={title}>
			<PayoutsPage {...view} answer={useActionData<typeof action>()} />
		</AdminFrame>
	);
}
