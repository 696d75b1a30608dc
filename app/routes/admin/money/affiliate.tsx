import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { findAffiliate } from "#app/features/money/affiliates/application/affiliates.repository.server.ts";
import { decideAffiliate } from "#app/features/money/affiliates/application/decide-affiliate.server.ts";
import { DecisionForm } from "#app/features/money/affiliates/application/schemas.ts";
import { sumBalances } from "#app/features/money/affiliates/commissions/balances.repository.server.ts";
import { AffiliatePage } from "#app/features/money/affiliates/desk/affiliate-page.tsx";
import { listFlagsOf } from "#app/features/money/affiliates/flags/flags.repository.server.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { can, guarded, withStepUp } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { formatMoney, money } from "#app/shared/money.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { raiseContentVersion } from "#app/shared/request/content-version.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page<{ title: string }>({
	name: "affiliate",
	i18n: ["admin", "payouts", "earnings"],
	layout: "admin",
	crumb: ({ title }) => title,
});

/** The number of an affiliate; 0, which nobody has, for what is none. */
function readId(text: string | undefined): number {
	return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
}

export const loader = guarded(can("money"), {
	read: ({ db, params }) => {
		const id = readId(params.affiliateId);
		return db.batch([findAffiliate(db, id), sumBalances(db, id), listFlagsOf(db, id)]);
	},
	handle: async ({ context, request, user, found: [[found], sums, flags] }) => {
		if (!found) throw notFound();
		const { affiliate, name, email } = found;
		const language = await context.language;
		const t = getFixedT(language, "payouts");
		const formats = formatsFor({ language, timeZone: user.timeZone });
		const done = new URL(request.url).searchParams.get("done");
		return {
			title: name ?? t("one.gone"),
			description: t("affiliates.description"),
			done: done === "done" || done === "changed" ? (done as "done" | "changed") : null,
			view: {
				id: affiliate.id,
				code: affiliate.code ?? "",
				name,
				email,
				status: affiliate.status,
				place: affiliate.place ?? "",
				plan: affiliate.plan ?? "",
				why: affiliate.decidedWhy,
				taxForm: affiliate.taxForm,
				hasDetails: affiliate.payoutSealed !== null,
				applied: formats.date(affiliate.appliedAt),
				balances: sums.map(({ account, amountMinor, currency }) => ({
					account,
					amount: formatMoney(money(amountMinor, currency), language),
				})),
				flags: flags.map(({ id, kind, subject, figure, state, raisedAt, affiliateId }) => ({
					id,
					kind,
					subject,
					figure,
					state,
					affiliateId,
					name,
					raised: formats.dateTime(raisedAt),
				})),
			},
		};
	},
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

/** Decides about the affiliate, the tax form, or a flag. */
export const action = guarded(withStepUp(can("money")), async ({ context, db, params, request, user }) => {
	const [found] = await findAffiliate(db, readId(params.affiliateId));
	if (!found) throw notFound();
	const form = parseForm(await request.formData(), DecisionForm);
	if (form.status !== "success") return data<{ reply: FormReply }>({ reply: form.reply() }, 400);
	const outcome = await decideAffiliate(db, {
		affiliate: found.affiliate,
		decision: form.value,
		actorId: user.id,
		requestId: context.requestId,
		origin: context.origin,
		now: new Date(),
	});
	if (outcome.ok) {
		context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, outcome.jobId ?? undefined));
		// Who is suspended leaves the leaderboard, and who resumes comes back to it.
		context.waitUntil(raiseContentVersion(context.env.CACHE));
	}
	return redirect(`/admin/affiliates/${found.affiliate.id}?done=${outcome.ok ? "done" : outcome.reason}`);
});

export default function AdminAffiliate() {
	const { title, view, done } = useLoaderData<typeof loader>();
	return (
		<AdminFrame title={title}>
			<AffiliatePage view={view} done={done} answer={useActionData<typeof action>()} />
		</AdminFrame>
	);
}
