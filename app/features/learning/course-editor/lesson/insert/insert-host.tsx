import { useLazyComponent } from "#app/ui/use-lazy-component.ts";
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
type Props = Omit<InsertProps, "insert" | "editor"> & { insert: Insert | null; editor: SourceEditor | null };

/** The dialogs that place something, loaded when the first is opened. Stands outside of the lesson's form. */
export function InsertHost({ insert, editor, onClose, page }: Props) {
	const Dialogs = useLazyComponent(insert !== null, loadDialogs, onClose);
	if (!Dialogs || !insert || !editor) return null;
	return <Dialogs insert={insert} editor={editor} page={page} onClose={onClose} />;
}

const loadDialogs = () => import("./insert-dialogs").then(({ InsertDialogs }) => InsertDialogs);
