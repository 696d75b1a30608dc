import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { ShownNote } from "../shown-note";

export type NoteOutcome = { removed: (ShownNote & { lessonId: number }) | null; isSaved: boolean; isRefused: boolean };

export function NoteResult({ answer }: { answer: NoteOutcome | undefined }) {
	const { t } = useTranslation("notes");
	if (!answer) return null;
	const { removed, isSaved, isRefused } = answer;
	if (isRefused) return <Notice tone="danger" className="mt-6" title={t("failed.other")} />;
	if (isSaved) return <Saved />;
	if (!removed) return null;
	const { lessonId, anchor, ...note } = removed;
	const fields = { intent: "restore", lesson: lessonId, ...note, ...(anchor === null ? {} : { anchor }) };
	return (
		<Removed>
			<Form method="post" preventScrollReset>
				{Object.entries(fields).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				<Button type="submit" variant="secondary" size="sm">
					{t("undo")}
				</Button>
			</Form>
		</Removed>
	);
}

export function Saved() {
	const { t } = useTranslation("notes");
	return <Notice tone="success" className="mt-6" title={t("saved")} />;
}

export function Removed({ children }: { children: ReactNode }) {
	const { t } = useTranslation("notes");
	return <Notice className="mt-6" title={t("removed")} actions={children} />;
}
