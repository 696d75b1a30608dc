import { useTranslation } from "react-i18next";
import { Dialog, DialogContent } from "#app/ui/floating/dialog.tsx";
import { FilesToPlace } from "./files-to-place";
import type { InsertProps } from "./insert-props";
import { LibraryChoice } from "./library-choice";
import { LinkChoice } from "./link-choice";

/** One dialog for what is placed; the caret has the focus again when it closes. */
export function InsertDialogs({ insert, editor, page, onClose }: InsertProps) {
	const { t } = useTranslation(["course-files", "common"]);
	const place = { editor, page, onClose };
	return (
		<Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
			<DialogContent
				title={t(`course-files:dialog.${insert.kind}`)}
				closeLabel={t("common:close")}
				size={insert.kind === "library" ? "lg" : "md"}
				onCloseAutoFocus={(event) => {
					event.preventDefault();
					editor.focus();
				}}
			>
				{insert.kind === "files" ? <FilesToPlace {...place} files={insert.files} /> : null}
				{insert.kind === "library" ? <LibraryChoice {...place} /> : null}
				{insert.kind === "link" ? <LinkChoice {...place} /> : null}
			</DialogContent>
		</Dialog>
	);
}
