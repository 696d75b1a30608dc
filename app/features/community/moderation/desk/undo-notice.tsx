import { Form } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { UNDO_SECONDS } from "../limits";
import { type CasesQuery, caseHref } from "./cases-query";
import type { Undoable } from "./undo-parameter";

/** Says that a decision was made, with a button that takes it back while that is possible. */
export function UndoNotice({ undo, query }: { undo: Undoable | null; query: CasesQuery }) {
	const { t } = useTranslation("moderation");
	const [goneId, setGoneId] = useState<string | null>(null);
	const id = undo?.decisionId;
	useEffect(() => {
		if (!id) return;
		const timer = setTimeout(() => setGoneId(id), UNDO_SECONDS * 1000);
		return () => clearTimeout(timer);
	}, [id]);
	if (!undo || goneId === id) return null;
	return (
		<Notice tone="success" className="mb-6" title={t("undo.done", { id: String(undo.caseId) })}>
			<Form method="post" action={caseHref(query, undo.caseId)} className="mt-2">
				<input type="hidden" name="decisionId" value={undo.decisionId} />
				<Button type="submit" variant="secondary" size="sm" name="intent" value="undo">
					{t("undo.action")}
				</Button>
			</Form>
		</Notice>
	);
}
