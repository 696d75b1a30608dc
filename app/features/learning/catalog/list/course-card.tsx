import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { PriceTag } from "#app/features/money/prices/price-tag.tsx";
import { labelledValue } from "#app/shared/words/joining.ts";
import { DEFAULT_LANGUAGE } from "#app/shared/words/languages.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import { Comma } from "#app/ui/text/joining.tsx";
import { CourseFacts } from "../course/course-facts";
import { CourseImage } from "../course-image";
import { useSheetLabel } from "../sheet-label";
import { teacherPath } from "../teacher/teacher-path";
import type { CourseCardData, DrawnCardData, TeacherName } from "./course-card-data";
import { ENROLL_FORM } from "./enroll-form";

type Props = {
	course: DrawnCardData;
	headingLevel?: 2 | 3;
	priority?: boolean;
	/** Named with links to their pages, the owner first. */
	teachers?: readonly TeacherName[];
	/** On phones a row with a small cover, without description and button. */
	compact?: boolean;
};

const beside =
	"max-sm:grid max-sm:grid-cols-[6.5rem_minmax(0,1fr)] max-sm:grid-rows-[repeat(4,auto)_1fr] max-sm:gap-x-4";

export function CourseCard({ course, headingLevel = 2, priority, teachers = [], compact = false }: Props) {
	const { t, i18n } = useTranslation(["catalog", "common"]);
	const sheetLabel = useSheetLabel(course);
	const Heading = `h${headingLevel}` as const;
	const { kind, lessons, total } = course.languageShare;
	const inEnglish = course.titleInEnglish || course.shortDescriptionInEnglish;

	return (
		<article className={classNames("relative flex h-full flex-col", compact && beside)}>
			<CourseImage
				courseId={course.id}
				drawing={course.drawing}
				width={480}
				sheetLabel={sheetLabel}
				priority={priority}
				className={compact ? "max-sm:row-span-5 max-sm:mt-1 max-sm:self-start" : undefined}
			/>
			<Heading
				className={classNames(compact ? "text-step-3 sm:mt-4 sm:text-step-4" : "mt-4 text-step-4", "leading-[1.26]")}
				lang={course.titleInEnglish ? "en" : undefined}
			>
				<Link to={`/courses/${course.id}`} className="hover:underline after:absolute after:inset-0" prefetch="intent">
					{course.title}
				</Link>
			</Heading>
			<p
				className={classNames("mt-2 text-ui text-ink-muted", compact && "max-sm:hidden")}
				lang={course.shortDescriptionInEnglish ? "en" : undefined}
			>
				{course.shortDescription}
			</p>
			<CourseFacts
				course={course}
				className={
					compact ? "mt-1 max-sm:gap-x-3 sm:mt-3 max-sm:[&_svg]:hidden max-sm:[&>li:nth-child(n+3)]:hidden" : "mt-3"
				}
			/>
			{teachers.length > 0 ? (
				<p className="mt-2 text-label text-ink-muted">
					{t("course.taughtBy")}{" "}
					{teachers.map(({ id, name }, at) => (
						<Fragment key={id}>
							{at > 0 ? <Comma /> : null}
							<Link to={teacherPath(id)} className="link relative z-10 inline-flex min-h-6 items-center">
								{name}
							</Link>
						</Fragment>
					))}
				</p>
			) : null}
			{i18n.language === DEFAULT_LANGUAGE ? null : (
				<p className="mt-2 text-step-1 text-ink-subtle">
					{t(`common:courseLanguage.${kind === "partly" ? "short" : kind}`, { lessons, total })}
				</p>
			)}
			{inEnglish ? <p className="mt-2 text-step-1 text-ink-subtle">{t("common:shownInEnglish")}</p> : null}
			<div className={classNames("@container mt-auto", compact ? "pt-0.5 sm:pt-4" : "pt-4")}>
				{/* The price wraps before the button does; two rows only with very large text. */}
				<div className="grid grid-cols-[minmax(min-content,1fr)_auto] items-center gap-x-4 gap-y-2 @max-[16.5rem]:flex @max-[16.5rem]:flex-wrap @max-[16.5rem]:justify-between">
					{course.showsPrice ? <PriceTag price={course.price} className="min-w-0" /> : <span />}
					<CardAction course={course} className={compact ? "max-sm:hidden" : undefined} />
				</div>
			</div>
		</article>
	);
}

type ActionProps = { course: CourseCardData; className: string | undefined };

function CardAction({ course: { title, action }, className }: ActionProps) {
	const { t, i18n } = useTranslation("catalog");
	const words = t(`actions.${action.words}`);
	const look = {
		variant: "secondary",
		"aria-label": labelledValue(i18n.language, words, title),
		className: classNames("relative z-10", className),
		children: words,
	} as const;
	return action.posts ? (
		<Button type="submit" form={ENROLL_FORM} formAction={action.to} {...look} />
	) : (
		<LinkButton to={action.to} {...look} />
	);
}
