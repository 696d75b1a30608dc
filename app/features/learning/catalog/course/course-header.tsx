import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CourseCardData } from "../list/course-card-data";
import { CourseFacts } from "./course-facts";

type Props = { course: CourseCardData; share: ReactNode };

export function CourseHeader({ course, share }: Props) {
	const { t } = useTranslation(["catalog", "common"]);
	const inEnglish = course.titleInEnglish || course.shortDescriptionInEnglish;

	return (
		<>
			<div className="relative">
				{/* Only the first line makes room for the icon: long words need the full width of a phone. Not in Chinese. */}
				<h1
					className="text-step-6-large max-lg:before:float-right max-lg:before:h-10 max-lg:before:w-14 max-lg:[&:lang(zh)]:pr-14 max-lg:[&:lang(zh)]:before:hidden"
					lang={course.titleInEnglish ? "en" : undefined}
				>
					{course.title}
				</h1>
				<div className="absolute top-0 right-0 lg:hidden">{share}</div>
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
