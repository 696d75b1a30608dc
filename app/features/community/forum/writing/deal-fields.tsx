import { useTranslation } from "react-i18next";
import type { useFields } from "#app/shared/forms/use-fields.ts";
import { classNames } from "#app/ui/class-names.ts";
import { TextField } from "#app/ui/form/field.tsx";
import type { DealSheet } from "#db/schema/community/forum.ts";

type Props = {
	field: ReturnType<typeof useFields>["field"];
	/** With script, while the topic is of another kind. */
	isHidden?: boolean;
	deal?: DealSheet | null;
};

const AMOUNTS = ["asking", "afterRepairValue", "repairs", "fee"] as const;

/** What a deal sheet is worked out from: the school makes the sums. */
export function DealFields({ field, isHidden = false, deal = null }: Props) {
	const { t } = useTranslation("forum");
	const usual = (value: string | number | null | undefined) => (value == null ? "" : String(value));
	return (
		<fieldset className={classNames("rounded-card border border-line p-4", isHidden && "scripted-hidden")}>
			<legend className="px-1 text-label font-strong">{t("deal.title")}</legend>
			<p className="text-step-1 text-ink-muted">{t("deal.help")}</p>
			<div className="mt-3 grid gap-4 sm:grid-cols-2">
				<TextField
					{...field("deal.place", usual(deal?.place))}
					label={t("deal.place")}
					help={t("deal.placeHelp")}
					maxLength={80}
				/>
				<TextField
					{...field("deal.currency", usual(deal?.currency))}
					label={t("deal.currency")}
					help={t("deal.currencyHelp")}
					maxLength={3}
				/>
				{AMOUNTS.map((name) => (
					<TextField
						key={name}
						{...field(`deal.${name}`, usual(deal?.[name]))}
						label={t(`deal.fields.${name}`)}
						inputMode="decimal"
						maxLength={20}
					/>
				))}
				<TextField
					{...field("deal.marginPercent", usual(deal?.marginPercent))}
					label={t("deal.fields.marginPercent")}
					inputMode="decimal"
					after="%"
					maxLength={10}
				/>
			</div>
		</fieldset>
	);
}
