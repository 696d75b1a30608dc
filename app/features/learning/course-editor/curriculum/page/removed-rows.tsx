import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { writePlace } from "../curriculum";
import type { RemovedLesson, RemovedModule } from "../removed.server";
import { ChangeForm } from "./change-form";
import { useCurriculum } from "./curriculum-context";
import { focusSoon } from "./lesson-menu";

/** Stands where the lesson was, until the course is published. */
export function RemovedLessonRow({ removed }: { removed: RemovedLesson }) {
	const { t } = useTranslation("course-editor");
	const { order } = useCurriculum();
	const { key, title } = removed;
	const last = order.at(-1);
	const place = removed.place ?? (last ? { module: last.key, at: last.lessons.length } : null);
	return (
		<li className={row}>
			<p className="min-w-0 grow wrap-anywhere">{removed.place ? t("curriculum.removed.lesson", { title }) : title}</p>
			{place ? (
				<Undo
					id={`removed-lesson-${key}`}
					title={title}
					fields={{ intent: "place", lesson: key, place: writePlace(place) }}
					focus={`grip-${key}`}
				/>
			) : null}
		</li>
	);
}

export function RemovedModuleRow({ removed }: { removed: RemovedModule }) {
	const { t } = useTranslation("course-editor");
	const { key, title, lessons, at } = removed;
	return (
		<div className={row}>
			<p className="min-w-0 grow wrap-anywhere">{t("curriculum.removed.module", { title, count: lessons })}</p>
			<Undo
				id={`removed-module-${key}`}
				title={title}
				fields={{ intent: "restoreModule", module: key, at: String(at) }}
				focus={`module-${key}-menu-button`}
			/>
		</div>
	);
}

type UndoProps = { id: string; title: string; fields: Readonly<Record<string, string>>; focus: string };

function Undo({ id, title, fields, focus }: UndoProps) {
	const { t } = useTranslation("course-editor");
	const { announce } = useCurriculum();
	function tell() {
		announce(t("curriculum.removed.undone", { title }));
		focusSoon(focus);
	}
	return (
		<ChangeForm fields={fields} onSaved={tell} className="shrink-0">
			<Button
				id={id}
				type="submit"
				variant="secondary"
				size="sm"
				aria-label={t("curriculum.removed.undoFor", { title })}
				className="scroll-mt-24"
			>
				{t("curriculum.removed.undo")}
			</Button>
		</ChangeForm>
	);
}

const row =
	"my-1.5 flex min-h-12 flex-wrap items-center gap-3 rounded-control border border-dashed border-control px-3 py-1.5 text-label text-ink-muted";
