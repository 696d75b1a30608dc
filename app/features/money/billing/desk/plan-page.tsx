import { useTranslation } from "react-i18next";
import { DeedList } from "#app/features/operations/audit/log/deed-list.tsx";
import { UndoForm } from "#app/features/operations/history/undo-form.tsx";
import { SplitSection } from "#app/ui/split-section.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import type { PlanAnswer } from "./answer-plan.server";
import { PlanForm } from "./plan-form";
import type { PlanPageData } from "./plan-page-data.server";
import { NewPrice, PlanPrices } from "./plan-prices";

type Props = PlanPageData & { answer: PlanAnswer | undefined };

export function PlanPage({ title, plan, courses, prices, countries, deeds, latest, isSaved, isUndone, answer }: Props) {
	const { t } = useTranslation("plans");
	const { t: tHistory } = useTranslation("history");
	const reply = answer?.reply ?? undefined;
	return (
		<>
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
				<PlanForm key={plan.version} plan={plan} courses={courses} reply={reply} />
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
		</>
	);
}
