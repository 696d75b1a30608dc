import { useTranslation } from "react-i18next";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";

/** Gives attempts that were marked again their former scores back. `form`: the id of its form, where it stands outside of it. */
export function UndoMarksButton({ form }: { form?: string }) {
	const { t } = useTranslation("course-marks");
	return (
		<ConfirmButton
			form={form}
			name="intent"
			value="undoMarks"
			variant="secondary"
			size="sm"
			question={t("undoQuestion")}
			confirm={t("undoYes")}
		>
			{t("undo")}
		</ConfirmButton>
	);
}
