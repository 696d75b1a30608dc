import { useTranslation } from "react-i18next";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { SplitSection } from "#app/ui/split-section.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import { NewRate, RatesTable } from "./rates-table";
import { SellerForm } from "./seller-form";
import type { TaxesPageData } from "./taxes-page-data.server";

type Props = Omit<TaxesPageData, "title" | "description"> & {
	schoolZone: string;
	answer: { reply: FormReply; refused: string | null } | undefined;
};

export function TaxesPage({
	rates,
	formerRates,
	seller,
	formerSellers,
	countries,
	schoolZone,
	isSaved,
	answer,
}: Props) {
	const { t } = useTranslation("tax");
	const reply = answer?.reply;
	return (
		<>
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
		</>
	);
}
