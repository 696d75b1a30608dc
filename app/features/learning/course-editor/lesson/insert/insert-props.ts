import type { EditedLessonData } from "../lesson-page-data.server";
import type { SourceEditor } from "../source/source-editor.client";

/** What is to be placed at the caret, and by which dialog. */
export type Insert = { kind: "files"; files: File[] } | { kind: "library" } | { kind: "link" };

export type InsertProps = {
	insert: Insert;
	editor: SourceEditor;
	page: Pick<EditedLessonData, "course" | "language">;
	onClose: () => void;
};
