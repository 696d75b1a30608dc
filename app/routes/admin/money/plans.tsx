import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "../../../features/admin/admin-frame";
import { can, guarded, withStepUp } from "../../../features/auth/access.server";
import { changeLevel } from "../../../features/billing/desk/change-prices.server";
import { PlanList } from "../../../features/billing/desk/plan-list";
import { levelRows, planRows } from "../../../features/billing/desk/plan-views.server";
import { listAllPlans } from "../../../features/billing/desk/plans-desk.repository.server";
import { PriceLevels } from "../../../features/billing/desk/price-levels";
import { listLevels } from "../../../features/billing/desk/prices-desk.repository.server";
import { LevelForm } from "../../../features/billing/desk/schemas";
import { listPricesInForce } from "../../../features/billing/prices/plan-prices.repository.server";
import { errorKeys } from "../../../shared/forms/form-message";
import { parseForm } from "../../../shared/forms/parse-form.server";
import { page } from "../../../shared/pages/page";
import { pageMeta } from "../../../shared/pages/page-meta";
import { raiseContentVersion } from "../../../shared/request/content-version";
import { countryOptions } from "../../../shared/words/countries";
import { formatsFor } from "../../../shared/words/formats";
import { getFixedT } from "../../../shared/words/i18n.server";
import { LinkButton } from "../../../ui/button";
import { SaidNotice } from "../../../ui/toast/said-notice";

export { PageError as ErrorBoundary } from "../../../features/failures/page-error";

export const handle = page({ name: "plans", i18n: ["admin", "plans", "forms"], layout: "admin" });

export const loader = guarded(can("money"), async ({ context, db, request, user }) => {
	const language = await context.language;
	const now = new Date();
	const [plans, prices, levels] = await db.batch([
		listAllPlans(db, language),
		listPricesInForce(db, now),
		listLevels(db),
	]);
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
				<SaidNotice tone="success" className="mb-6">
					{t("saved")}
				</SaidNotice>
			) : null}
			<PlanList plans={plans} />
			<PriceLevels levels={levels} countries={countries} reply={reply} />
		</AdminFrame>
	);
}
