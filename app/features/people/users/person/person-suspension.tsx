import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { SplitSection } from "#app/ui/split-section.tsx";
import { DeedForm, SchoolZone, useTypedValues } from "./deed-form";
import type { PersonData } from "./person-data.server";

export function Suspension({ person }: Pick<PersonData, "person">) {
	const { t } = useTranslation("people");
	const zone = useContext(SchoolZone);
	const { field } = useTypedValues(({ intent }) => intent === "suspend");
	if (person.suspension) {
		return (
			<SplitSection title={t("deeds.lift")} text={t("deeds.liftText")}>
				<DeedForm id={`lift ${person.id}`}>
					<Button type="submit" name="intent" value="lift" variant="secondary">
						{t("deeds.lift")}
					</Button>
				</DeedForm>
			</SplitSection>
		);
	}
	return (
		<SplitSection id="suspension" title={t("deeds.suspend")} text={t("deeds.suspendText")}>
			<DeedForm id={`suspend ${person.id}`} className="grid max-w-120 gap-5">
				<TextField {...field("why")} label={t("deeds.why")} help={t("deeds.whyHelp")} maxLength={300} />
				<TextField
					{...field("until")}
					id="suspended-until"
					type="date"
					label={t("deeds.until")}
					help={t("deeds.untilHelp", { zone })}
				/>
				<ConfirmButton
					name="intent"
					value="suspend"
					variant="danger"
					question={t("deeds.suspendQuestion", { name: person.name })}
					confirm={t("deeds.suspendConfirm")}
				>
					{t("deeds.suspend")}
				</ConfirmButton>
			</DeedForm>
		</SplitSection>
	);
}
