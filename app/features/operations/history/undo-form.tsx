import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import type { HistoryEntry } from "./history-entry";

type Props = { change: Pick<HistoryEntry, "id" | "what">; variant: "secondary" | "quiet"; className?: string };

export function UndoForm({ change: { id, what }, variant, className }: Props) {
	const { t } = useTranslation("history");
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
				aria-label={t("undoOf", { what })}
				pending={isPending}
				pendingLabel={t("undoing")}
			>
				{t("undo")}
			</Button>
		</Form>
	);
}
