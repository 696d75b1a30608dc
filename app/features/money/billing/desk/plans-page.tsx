import { useTranslation } from "react-i18next";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import { PlanList } from "./plan-list";
import type { PlansPageData } from "./plan-page-data.server";
import { PriceLevels } from "./price-levels";

type Props = Pick<PlansPageData, "plans" | "levels" | "countries" | "isSaved"> & { reply: FormReply | undefined };

export function PlansPage({ plans, levels, countries, isSaved, reply }: Props) {
	const { t } = useTranslation("plans");
	return (
		<>
			{isSaved && !reply ? (
				<ResultNotice tone="success" className="mb-6">
					{t("saved")}
				</ResultNotice>
			) : null}
			<PlanList plans={plans} />
			<PriceLevels levels={levels} countries={countries} reply={reply} />
		</>
	);
}
