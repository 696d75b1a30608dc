import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { buttonStyle } from "#app/ui/button-style.ts";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { DeedForm, SchoolZone, useTypedValues } from "./deed-form";
import type { PersonData } from "./person-data.server";

type ShownRight = PersonData["rights"][number];

/** Actions for an entitlement. Empty when it was bought or has ended for good. */
export function RightDeeds({ right }: { right: ShownRight }) {
	const { t } = useTranslation("people");
	const zone = useContext(SchoolZone);
	const { id, sourceKind, state } = right;
	const { field, values } = useTypedValues((sent) => sent.rightId === String(id));
	const isGrant = sourceKind === "grant";
	if ((!isGrant && sourceKind !== "free") || state === "ended") return null;
	return (
		<details open={values ? true : undefined}>
			<summary
				className={buttonStyle({ variant: "secondary", size: "sm" }, "list-none [&::-webkit-details-marker]:hidden")}
			>
				{t("deeds.change")}
			</summary>
			<DeedForm id={`right ${id}`} className="mt-4 grid max-w-120 min-w-0 gap-4 text-left [&>*]:min-w-0">
				<input type="hidden" name="rightId" value={id} />
				<TextField
					{...field("why")}
					id={`why-${id}`}
					label={t("deeds.why")}
					help={t("deeds.whyHelp")}
					maxLength={300}
				/>
				{isGrant && state !== "paused" ? (
					<>
						<TextField
							{...field("until", right.lastDay)}
							id={`until-${id}`}
							type="date"
							label={t("deeds.rightUntil")}
							help={t("deeds.rightUntilHelp", { zone })}
						/>
						<Button
							type="submit"
							name="intent"
							value="extend"
							variant="secondary"
							size="sm"
							className="justify-self-start"
						>
							{t("deeds.extend")}
						</Button>
					</>
				) : null}
				{state === "paused" ? (
					<Button
						type="submit"
						name="intent"
						value="resume"
						variant="secondary"
						size="sm"
						className="justify-self-start"
					>
						{t("deeds.resume")}
					</Button>
				) : null}
				{state === "open" ? (
					<ConfirmButton
						name="intent"
						value="pause"
						variant="secondary"
						size="sm"
						question={t("deeds.pauseQuestion")}
						confirm={t("deeds.pauseConfirm")}
					>
						{t("deeds.pause")}
					</ConfirmButton>
				) : null}
				<ConfirmButton
					name="intent"
					value="takeBack"
					variant="danger"
					size="sm"
					question={t("deeds.takeBackQuestion")}
					confirm={t("deeds.takeBackConfirm")}
				>
					{t("deeds.takeBack")}
				</ConfirmButton>
			</DeedForm>
		</details>
	);
}
