import { useTranslation } from "react-i18next";
import { Breadcrumbs } from "../../ui/breadcrumbs";
import type { CourseCardData } from "./course-card-data";
import { CourseFacts } from "./course-facts";

/** The head of a course: where it stands, what it is called, what it is about. */
export function CourseHeader({ course }: { course: CourseCardData }) {
	const { t } = useTranslation(["catalog", "common"]);
	const inEnglish = course.titleInEnglish || course.shortDescriptionInEnglish;

	return (
		<>
			<Breadcrumbs
				label={t("common:breadcrumbs.label")}
				items={[
					{ label: t("common:nav.home"), to: "/" },
					{ label: t("common:nav.courses"), to: "/courses" },
					{ label: t("common:breadcrumbs.item", { number: course.id }) },
				]}
			/>
			<h1 className="mt-8 text-step-6-large lg:mt-14" lang={course.titleInEnglish ? "en" : undefined}>
				{course.title}
			</h1>
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
