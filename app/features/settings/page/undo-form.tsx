import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button";
import type { HistoryEntry } from "./history-view";

type Props = { change: HistoryEntry; variant: "secondary" | "quiet"; className?: string };

/** Takes one change of a setting back. */
export function UndoForm({ change: { id, setting }, variant, className }: Props) {
	const { t } = useTranslation("settings");
	const isPending = useNavigation().formData?.get("changeId") === id;
	return (
		<Form method="post" preventScrollReset className={className}>
			<input type="hidden" name="changeId" value={id} />
			<Button
				type="submit"
				name="intent"
				value="undo"
				size="sm"
				variant={variant}
				aria-label={t("actions.undoOf", { setting })}
				pending={isPending}
				pendingLabel={t("actions.undoing")}
			>
				{t("actions.undo")}
			</Button>
		</Form>
	);
}
