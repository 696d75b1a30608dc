import { useTranslation } from "react-i18next";
import { LinkButton } from "../../../ui/button";
import { Link } from "../../../ui/link";
import { PriceTag } from "../../prices/price-tag";
import { CourseFacts } from "../course/course-facts";
import { CourseImage } from "../course-image";
import { useSheetLabel } from "../sheet-label";
import type { CourseCardData, DrawnCardData } from "./course-card-data";

type Props = {
	course: DrawnCardData;
	headingLevel?: 2 | 3;
	/** For the card that is seen first. */
	priority?: boolean;
};

/** A course in a list: cover and text on the page, no box. All of it leads to the course. */
export function CourseCard({ course, headingLevel = 2, priority }: Props) {
	const { t } = useTranslation(["catalog", "common"]);
	const sheetLabel = useSheetLabel(course);
	const Heading = `h${headingLevel}` as const;
	const inEnglish = course.titleInEnglish || course.shortDescriptionInEnglish;

	return (
		<article className="relative flex h-full flex-col">
			<CourseImage
				courseId={course.id}
				drawing={course.drawing}
				width={480}
				sheetLabel={sheetLabel}
				priority={priority}
			/>
			<Heading className="mt-4 text-step-4" lang={course.titleInEnglish ? "en" : undefined}>
				<Link to={`/courses/${course.id}`} className="hover:underline after:absolute after:inset-0" prefetch="intent">
					{course.title}
				</Link>
			</Heading>
			<p className="mt-2 text-ui text-ink-muted" lang={course.shortDescriptionInEnglish ? "en" : undefined}>
				{course.shortDescription}
			</p>
			<CourseFacts course={course} className="mt-3" />
			{inEnglish ? <p className="mt-2 text-step-1 text-ink-subtle">{t("common:shownInEnglish")}</p> : null}
			<div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-3 pt-4">
				{course.enrollment ? <span /> : <PriceTag price={course.price} />}
				<CardAction course={course} />
			</div>
		</article>
	);
}

function CardAction({ course: { id, title, priceCents, enrollment } }: { course: CourseCardData }) {
	const { t } = useTranslation("catalog");
	const page = `/courses/${id}`;
	const [words, to] =
		enrollment?.state === "learning"
			? [t("actions.continue"), enrollment.lessonId ? `/lessons/${enrollment.lessonId}` : page]
			: enrollment?.state === "completed"
				? [t("actions.review"), page]
				: [priceCents === 0 ? t("actions.enrollFree") : t("actions.seeCourse"), page];

	return (
		<LinkButton to={to} variant="secondary" aria-label={`${words}: ${title}`} className="relative z-10">
			{words}
		</LinkButton>
	);
}
