import { useTranslation } from "react-i18next";
import type { useFields } from "#app/shared/forms/use-fields.ts";
import { Checkbox } from "#app/ui/form/choice.tsx";
import type { DealSheet } from "#db/schema/community/forum.ts";
import { DealFields } from "../writing/deal-fields";

type Props = { fields: Pick<ReturnType<typeof useFields>, "field" | "box">; sheet: DealSheet };

/** The sheet of an answer, filled with that of the topic. Opened by a checkbox, which says that it is sent; without script. */
export function CounterSheetFields({ fields: { field, box }, sheet }: Props) {
	const { t } = useTranslation("forum");
	return (
		<div className="group mt-4">
			<Checkbox {...box("withSheet", false)} label={t("deal.ownWay")} help={t("deal.ownWayHelp")} />
			<div className="mt-3 hidden group-has-[[name=withSheet]:checked]:block">
				<DealFields field={field} deal={sheet} />
			</div>
		</div>
	);
}
