import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { changeLevel } from "#app/features/money/billing/desk/change-prices.server.ts";
import { PlanList } from "#app/features/money/billing/desk/plan-list.tsx";
import { levelRows, planRows } from "#app/features/money/billing/desk/plan-views.server.ts";
import { listAllPlans } from "#app/features/money/billing/desk/plans-desk.repository.server.ts";
import { PriceLevels } from "#app/features/money/billing/desk/price-levels.tsx";
import { listLevels } from "#app/features/money/billing/desk/prices-desk.repository.server.ts";
import { LevelForm } from "#app/features/money/billing/desk/schemas.ts";
import { listPricesInForce } from "#app/features/money/billing/prices/plan-prices.repository.server.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { can, guarded, withStepUp } from "#app/features/people/auth/access.server.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { raiseContentVersion } from "#app/shared/request/content-version.ts";
import { countryOptions } from "#app/shared/words/countries.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import { inBatch } from "#db/in-batch.server.ts";

export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({ name: "plans", i18n: ["admin", "plans", "forms"], layout: "admin" });

export const loader = guarded(can("money"), async ({ context, db, request, user }) => {
	const language = await context.language;
	const now = new Date();
	const { plans, prices, levels } = await inBatch(db, {
		plans: listAllPlans(db, language),
		prices: listPricesInForce(db, now),
		levels: listLevels(db),
	});
	const t = getFixedT(language, "plans");
	return {
		title: t("title"),
		description: t("description"),
		plans: planRows(plans, prices, getFixedT(language, "pricing"), { language, now }),
		levels: levelRows(levels, { formats: formatsFor({ language, timeZone: user.timeZone }) }),
		countries: countryOptions(language),
		isSaved: new URL(request.url).searchParams.has("saved"),
	};
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

const key = errorKeys<"plans">();

export const action = guarded(withStepUp(can("money")), async ({ context, db, request, user }) => {
	const form = parseForm(await request.formData(), LevelForm);
	if (form.status !== "success") return data({ reply: form.reply() }, 400);
	const by = { actorId: user.id, requestId: context.requestId, now: new Date() };
	const outcome = await changeLevel(db, form.value, by);
	if (!outcome.ok) return data({ reply: form.reply({ formErrors: [{ key: key("errors.changed") }] }) }, 409);
	context.waitUntil(raiseContentVersion(context.env.CACHE));
	return redirect("/admin/plans?saved=1");
});

export default function Plans() {
	const { t } = useTranslation("plans");
	const { plans, levels, countries, isSaved } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>()?.reply;
	return (
		<AdminFrame title={t("title")} actions={<LinkButton to="/admin/plans/new">{t("list.add")}</LinkButton>}>
			{isSaved && !reply ? (
				<ResultNotice tone="success" className="mb-6">
					{t("saved")}
				</ResultNotice>
			) : null}
			<PlanList plans={plans} />
			<PriceLevels levels={levels} countries={countries} reply={reply} />
		</AdminFrame>
	);
}
