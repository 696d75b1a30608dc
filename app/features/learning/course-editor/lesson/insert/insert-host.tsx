import { useLazyComponent } from "#app/ui/use-lazy-component.ts";
import type { SourceEditor } from "../source/source-editor.client";
import type { Insert, InsertProps } from "./insert-props";

type Props = Omit<InsertProps, "insert" | "editor"> & { insert: Insert | null; editor: SourceEditor | null };

/** The dialogs that place something, loaded when the first is opened. Stands outside of the lesson's form. */
export function InsertHost({ insert, editor, onClose, page }: Props) {
	const Dialogs = useLazyComponent(insert !== null, loadDialogs, onClose);
	if (!Dialogs || !insert || !editor) return null;
	return <Dialogs insert={insert} editor={editor} page={page} onClose={onClose} />;
}

const loadDialogs = () => import("./insert-dialogs").then(({ InsertDialogs }) => InsertDialogs);
