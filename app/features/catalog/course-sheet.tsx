import { useTranslation } from "react-i18next";
import type { CourseCardData } from "./course-card-data";
import { CourseImage } from "./course-image";
import type { CurriculumModule } from "./curriculum-outline";
import { useSheetLabel } from "./sheet-label";

type Props = { course: CourseCardData; modules: readonly CurriculumModule[] };

/** The sheet on the page of its course: the cover, or for who takes the course its lots as they are filled. */
export function CourseSheet({ course, modules }: Props) {
	const { t } = useTranslation("catalog");
	const sheetLabel = useSheetLabel(course);
	const marks = modules.flatMap(({ lessons }) => lessons.map(({ mark }) => mark));
	const look = { width: 480, className: "shadow-float" };

	if (marks.every((mark) => mark === null)) return <CourseImage course={course} sheetLabel={sheetLabel} {...look} />;
	const done = marks.map((mark) => mark === "done");
	return (
		<CourseImage
			course={{ ...course, lessonCounts: modules.map(({ lessons }) => lessons.length) }}
			mode="plat"
			done={done}
			nextIndex={marks.indexOf("next")}
			label={t("cover.plat", { done: done.filter(Boolean).length, total: done.length })}
			{...look}
		/>
	);
}
