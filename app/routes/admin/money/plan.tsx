import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { doToPlan } from "#app/features/money/billing/desk/do-to-plan.server.ts";
import { planData } from "#app/features/money/billing/desk/plan-data.server.ts";
import { PlanForm as PlanFields } from "#app/features/money/billing/desk/plan-form.tsx";
import { NewPrice, PlanPrices } from "#app/features/money/billing/desk/plan-prices.tsx";
import { PlanForm } from "#app/features/money/billing/desk/schemas.ts";
import { findLatestPlanChange, undoPlanChange } from "#app/features/money/billing/desk/undo-plan-change.server.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { DeedList } from "#app/features/operations/audit/log/deed-list.tsx";
import { deedsOf } from "#app/features/operations/audit/log/deeds-of.server.ts";
import { UndoForm } from "#app/features/operations/history/undo-form.tsx";
import { UndoForm as UndoSchema } from "#app/features/operations/history/undo-schema.ts";
import { can, guarded, withStepUp } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { raiseContentVersion } from "#app/shared/request/content-version.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { SplitSection } from "#app/ui/split-section.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";

export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page<{ title: string }>({
	name: "plan",
	i18n: ["admin", "plans", "pricing", "forms", "history"],
	layout: "admin",
	crumb: ({ title }) => title,
});

export const loader = guarded(can("money"), async ({ context, db, params, request, user }) => {
	const language = await context.language;
	const planId = readId(params.planId);
	const reading = { language, formats: formatsFor({ language, timeZone: user.timeZone }), now: new Date() };
	const found = await planData(db, planId, reading);
	if (!found) throw notFound();
	const [deeds, latest] = await Promise.all([
		deedsOf(db, { kind: "plan", id: String(planId) }, reading),
		findLatestPlanChange(db, { planId, version: found.plan.version, now: reading.now }),
	]);
	const search = new URL(request.url).searchParams;
	return { ...found, deeds, latest, isSaved: search.has("saved"), isUndone: search.has("undone") };
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

const key = errorKeys<"plans">();

export const action = guarded(withStepUp(can("money")), async ({ context, db, params, request, user }) => {
	const planId = readId(params.planId);
	const sent = await request.formData();
	const by = { actorId: user.id, requestId: context.requestId, now: new Date() };
	const undo = parseForm(sent, UndoSchema);
	if (undo.status === "success") {
		const undone = await undoPlanChange(db, { planId, changeId: undo.value.changeId }, by);
		if (!undone.ok) return data({ reply: null, notUndone: undone.reason }, 409);
		context.waitUntil(raiseContentVersion(context.env.CACHE));
		return redirect(`/admin/plans/${planId}?undone=1#history`);
	}
	const form = parseForm(sent, PlanForm);
	if (form.status !== "success") return data({ reply: form.reply(), notUndone: null }, 400);
	const outcome = await doToPlan(db, { planId, wish: form.value, by });
	if (!outcome.ok && outcome.reason === "notFound") throw notFound();
	if (!outcome.ok && outcome.reason === "nameless")
		return data(
			{ reply: form.reply({ fieldErrors: { "words.en.name": [{ key: key("errors.nameless") }] } }), notUndone: null },
			400,
		);
	if (!outcome.ok)
		return data({ reply: form.reply({ formErrors: [{ key: key("errors.changed") }] }), notUndone: null }, 409);
	context.waitUntil(raiseContentVersion(context.env.CACHE));
	return redirect(`/admin/plans/${planId}?saved=1`);
});

function readId(text: string | undefined): number {
	if (!text || !/^[1-9]\d{0,8}$/.test(text)) throw notFound();
	return Number(text);
}

export default function Plan() {
	const { t } = useTranslation("plans");
	const { t: tHistory } = useTranslation("history");
	const { title, plan, courses, prices, countries, deeds, latest, isSaved, isUndone } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const reply = answer?.reply ?? undefined;
	return (
		<AdminFrame title={title}>
			{isSaved && !reply ? (
				<ResultNotice tone="success" className="mb-6">
					{t("saved")}
				</ResultNotice>
			) : null}
			<SplitSection id="prices" title={t("prices.title")} text={t("prices.text")}>
				<PlanPrices prices={prices} />
			</SplitSection>
			<SplitSection title={t("prices.new")} text={t("prices.newText")}>
				<NewPrice countries={countries} reply={reply} />
			</SplitSection>
			<SplitSection title={t("form.title")} text={t("form.lede")}>
				<PlanFields key={plan.version} plan={plan} courses={courses} reply={reply} />
			</SplitSection>
			<SplitSection id="history" title={t("history.title")} text={t("history.text")}>
				{isUndone && !answer ? (
					<ResultNotice tone="success" className="mb-4">
						{tHistory("done")}
					</ResultNotice>
				) : null}
				{answer?.notUndone ? (
					<ResultNotice tone="danger" className="mb-4">
						{tHistory(`errors.${answer.notUndone}`)}
					</ResultNotice>
				) : null}
				{latest ? (
					<div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
						<p className="text-ui text-ink-muted">{t("history.latest")}</p>
						<UndoForm change={{ ...latest, what: title }} variant="secondary" />
					</div>
				) : null}
				<p className="mb-4 max-w-160 text-ui text-ink-muted">{t("history.prices")}</p>
				{deeds.length > 0 ? <DeedList deeds={deeds} /> : <p className="text-ui text-ink-muted">{t("history.none")}</p>}
			</SplitSection>
		</AdminFrame>
	);
}
