import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge.tsx";
import { SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import { SplitSection } from "#app/ui/split-section.tsx";
import { type DashboardAnswer, DashboardFormFrame } from "./dashboard-form";
import type { DashboardView } from "./dashboard-view";

const KINDS = ["w9", "w8ben", "w8bene", "local"] as const;
const TONES = { none: "warning", submitted: "info", accepted: "success", rejected: "danger" } as const;
type Props = Pick<DashboardView, "taxForm" | "hasDetails"> & { answer: DashboardAnswer | undefined };

/** Stored encrypted and never shown again, only replaced. */
export function PayoutDetailsForm({ taxForm, hasDetails, answer }: Props) {
	const { t } = useTranslation("earnings");
	return (
		<SplitSection
			id="payout"
			title={t("details.title")}
			text={t(hasDetails ? "details.given" : "details.text")}
			state={<Badge tone={TONES[taxForm]}>{t(`details.states.${taxForm}`)}</Badge>}
		>
			<DashboardFormFrame intent="payout" answer={answer} submit={t(hasDetails ? "details.replace" : "save")}>
				{(field) => (
					<>
						<TextField {...field("payee")} label={t("details.payee")} maxLength={120} autoComplete="name" />
						<TextField
							{...field("account")}
							label={t("details.account")}
							help={t("details.accountHelp")}
							maxLength={120}
							autoComplete="off"
						/>
						<TextArea
							{...field("address")}
							label={t("details.address")}
							rows={3}
							maxLength={300}
							autoComplete="street-address"
						/>
						<SelectField {...field("taxForm", "local")} label={t("details.taxForm")} help={t("details.taxFormHelp")}>
							{KINDS.map((kind) => (
								<option key={kind} value={kind}>
									{t(`details.kinds.${kind}`)}
								</option>
							))}
						</SelectField>
						<TextField {...field("taxNumber")} label={t("details.taxNumber")} maxLength={40} autoComplete="off" />
					</>
				)}
			</DashboardFormFrame>
		</SplitSection>
	);
}
