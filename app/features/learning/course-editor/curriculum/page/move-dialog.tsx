import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogContent } from "#app/ui/floating/dialog.tsx";
import { ChangeForm } from "./change-form";
import { useCurriculum } from "./curriculum-context";
import { PlaceSelect } from "./place-select";

type Props = { lesson: string | null; onClose: () => void };

/** "Move to…": the same as dragging. */
export function MoveDialog({ lesson, onClose }: Props) {
	const { t } = useTranslation(["course-editor", "common"]);
	const { lessons } = useCurriculum();
	const last = useRef(lesson);
	if (lesson !== null) last.current = lesson;
	const title = lesson === null ? "" : (lessons.get(lesson)?.title ?? "");
	return (
		<Dialog open={lesson !== null} onOpenChange={(isOpen) => isOpen || onClose()}>
			<DialogContent
				title={t("course-editor:curriculum.move.title", { title })}
				closeLabel={t("common:close")}
				onCloseAutoFocus={(event) => {
					event.preventDefault();
					document.getElementById(`lesson-${last.current}-menu-button`)?.focus();
				}}
			>
				{lesson === null ? null : (
					<ChangeForm fields={{ intent: "place", lesson }} onSent={onClose} className="grid gap-5">
						<PlaceSelect lesson={lesson} id="move-place" />
						<div className="flex flex-wrap justify-end gap-3">
							<Button variant="secondary" onClick={onClose}>
								{t("course-editor:curriculum.move.cancel")}
							</Button>
							<Button type="submit">{t("course-editor:curriculum.move.button")}</Button>
						</div>
					</ChangeForm>
				)}
			</DialogContent>
		</Dialog>
	);
}
