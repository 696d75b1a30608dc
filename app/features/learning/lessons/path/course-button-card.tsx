import { useTranslation } from "react-i18next";
import { langAttribute, usePercent } from "#app/features/learning/enrollment/progress/lesson-words.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Progress } from "#app/ui/figures/progress.tsx";
import type { CourseTaken } from "./learning-path";

export function CourseButtonCard({ id, course }: { id: string; course: CourseTaken }) {
	const { t } = useTranslation("frame");
	const complete = t("path.complete", { percent: usePercent()(course.progress) });

	return (
		<section
			id={id}
			aria-label={t("path.yourCourse")}
			className="absolute right-0 bottom-full mb-3 w-72 max-w-[calc(100vw-1.5rem)] animate-rise-in rounded-card border border-line-strong bg-surface-raised p-5 shadow-float"
		>
			<h2 className="text-step-4" lang={langAttribute(course.titleInEnglish)}>
				{course.title}
			</h2>
			<p className="mt-2 flex justify-between gap-4 text-step-1 text-ink-muted">
				<span>{complete}</span>
				<span>{course.levelName}</span>
			</p>
			<Progress value={course.progress} label={course.title} valueText={complete} className="mt-2" />
			<LinkButton
				to={course.currentLessonId ? `/lessons/${course.currentLessonId}` : `/courses/${course.courseId}`}
				className="mt-4 w-full"
			>
				{t("path.continueLearning")}
			</LinkButton>
		</section>
	);
}
