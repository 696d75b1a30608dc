import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CourseCardData } from "./course-card-data";
import { CourseFacts } from "./course-facts";

/** The head of a course: where it stands, what it is called, what it is about. */
export function CourseHeader({ course, share }: { course: CourseCardData; share: ReactNode }) {
	const { t } = useTranslation(["catalog", "common"]);
	const inEnglish = course.titleInEnglish || course.shortDescriptionInEnglish;

	return (
		<>
			<div className="flex items-start justify-between gap-3">
				<h1 className="min-w-0 text-step-6-large" lang={course.titleInEnglish ? "en" : undefined}>
					{course.title}
				</h1>
				<div className="shrink-0 lg:hidden">{share}</div>
			</div>
			<p
				className="mt-4 max-w-150 text-step-3 text-ink-muted"
				lang={course.shortDescriptionInEnglish ? "en" : undefined}
			>
				{course.shortDescription}
			</p>
			{inEnglish ? <p className="mt-2 text-step-1 text-ink-subtle">{t("common:shownInEnglish")}</p> : null}
			<CourseFacts course={course} withReviewCount className="mt-6" />
		</>
	);
}
