import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { tellOfTax } from "#app/features/money/memberships/tell-gateway.server.ts";
import { changeTax, rateBegins } from "#app/features/money/tax/desk/change-tax.server.ts";
import { NewRate, RatesTable } from "#app/features/money/tax/desk/rates-table.tsx";
import { TaxForm, type TaxWish } from "#app/features/money/tax/desk/schemas.ts";
import { SellerForm } from "#app/features/money/tax/desk/seller-form.tsx";
import { listRates, listSellers } from "#app/features/money/tax/desk/tax-desk.repository.server.ts";
import { taxView } from "#app/features/money/tax/desk/tax-view.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { can, guarded, withStepUp } from "#app/features/people/auth/access.server.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { countryOptions } from "#app/shared/words/countries.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { SplitSection } from "#app/ui/split-section.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";

export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({ name: "taxes", i18n: ["admin", "tax", "forms"], layout: "admin" });

export const loader = guarded(can("money"), async ({ context, db, request, user }) => {
	const language = await context.language;
	const t = getFixedT(language, "tax");
	const formats = formatsFor({ language, timeZone: user.timeZone });
	const [rates, sellers] = await db.batch([listRates(db), listSellers(db)]);
	return {
		title: t("title"),
		description: t("description"),
		...taxView(rates, sellers, { language, formats, now: new Date() }),
		countries: countryOptions(language),
		schoolZone: context.env.SCHOOL_TIME_ZONE,
		isSaved: new URL(request.url).searchParams.has("saved"),
	};
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

const key = errorKeys<"tax">();

export const action = guarded(withStepUp(can("money")), async ({ context, db, request, user }) => {
	const form = parseForm(await request.formData(), TaxForm);
	if (form.status !== "success") return data({ reply: form.reply(), refused: null }, 400);
	const when = { timeZone: context.env.SCHOOL_TIME_ZONE, now: new Date() };
	const alongside = [tellOfTax(db, taxInForce(form.value, when))];
	const by = { actorId: user.id, requestId: context.requestId, ...when, alongside };
	const outcome = await changeTax(db, form.value, by);
	if (outcome.ok) return redirect("/admin/taxes?saved=1");
	if (outcome.reason === "past")
		return data({ reply: form.reply({ fieldErrors: { from: [{ key: key("errors.past") }] } }), refused: null }, 400);
	return data({ reply: form.reply(), refused: outcome.reason }, 409);
});

/** Which periods cost another sum from then on. */
function taxInForce(wish: TaxWish, when: { timeZone: string; now: Date }) {
	const from = wish.intent === "rate" ? rateBegins(wish, when) : when.now;
	return { country: "country" in wish && wish.intent !== "seller" ? wish.country : null, from };
}

export default function Taxes() {
	const { t } = useTranslation("tax");
	const { rates, formerRates, seller, formerSellers, countries, schoolZone, isSaved } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const reply = answer?.reply;
	return (
		<AdminFrame title={t("title")}>
			{isSaved && !answer ? (
				<ResultNotice tone="success" className="mb-6">
					{t("saved")}
				</ResultNotice>
			) : null}
			{answer?.refused ? (
				<ResultNotice tone="danger" className="mb-6">
					{t("errors.nothing")}
				</ResultNotice>
			) : null}
			<SplitSection id="seller" title={t("seller.title")} text={t("seller.text")}>
				<SellerForm seller={seller} formerSellers={formerSellers} countries={countries} reply={reply} />
			</SplitSection>
			<SplitSection id="rule" title={t("rule.title")}>
				<p className="max-w-160 text-ui text-ink-muted">{t("rule.text")}</p>
			</SplitSection>
			<SplitSection title={t("rates.new")} text={t("rates.newText")}>
				<NewRate countries={countries} zone={schoolZone} reply={reply} />
			</SplitSection>
			<SplitSection id="rates" title={t("rates.title")} text={t("rates.text")}>
				<RatesTable rates={rates} />
				{formerRates.length > 0 ? (
					<details className="mt-6">
						<summary className="min-h-11 cursor-pointer py-2.5 text-label font-strong">{t("former")}</summary>
						<RatesTable rates={formerRates} isFormer />
					</details>
				) : null}
			</SplitSection>
		</AdminFrame>
	);
}
