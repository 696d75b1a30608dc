import { useTranslation } from "react-i18next";
import { CourseImage } from "#app/features/learning/catalog/course-image.tsx";
import { hasEnded } from "#app/features/learning/enrollment/enrollment-status.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Colon } from "#app/ui/text/joining.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { CourseLots } from "./course-lots";
import type { TakenCourse } from "./dashboard-data.server";
import { TranslatedTitle } from "./translated-title";

export function TakenCourses({ courses }: { courses: TakenCourse[] }) {
	const { t } = useTranslation("dashboard");
	return (
		<section aria-labelledby="your-courses">
			<div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line pb-3">
				<h2 id="your-courses" className="font-serif text-step-4">
					{t("courses.title")}
				</h2>
				<Link to="/courses" className="link inline-flex min-h-11 items-center text-label">
					{t("browse")}
				</Link>
			</div>
			<ul className="divide-y divide-line border-b border-line">
				{courses.map((course) => (
					<Row key={course.courseId} course={course} />
				))}
			</ul>
		</section>
	);
}

function Row({ course }: { course: TakenCourse }) {
	const { t } = useTranslation("dashboard");
	const title = <TranslatedTitle title={course.title} inEnglish={course.titleInEnglish} />;

	return (
		<li className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-x-5 gap-y-3 py-4 sm:grid-cols-[6rem_minmax(0,1fr)_auto] xl:grid-cols-[6rem_minmax(0,1fr)_11rem_minmax(7.5rem,auto)]">
			<CourseImage
				courseId={course.courseId}
				drawing={course.drawing}
				width={96}
				className="max-w-24 rounded-badge! max-xl:row-span-2 max-sm:row-span-1 max-sm:self-start"
			/>
			<h3 className="min-w-0 text-step-3 leading-snug font-title">
				<Link
					to={`/courses/${course.courseId}`}
					className="inline-flex min-h-11 max-w-full items-center hover:underline"
				>
					<span className="min-w-0">{title}</span>
				</Link>
			</h3>
			<div className="min-w-0 max-xl:col-start-2 max-xl:row-start-2 max-sm:col-span-2 max-sm:col-start-1">
				<CourseLots lots={course.lots} completed={course.completed} required={course.required} />
				<Standing course={course} />
			</div>
			<LinkButton
				to={course.to}
				variant="secondary"
				className="max-xl:row-span-2 max-sm:col-span-2 sm:justify-self-end sm:max-xl:col-start-3 sm:max-xl:row-start-1"
			>
				{t(`courses.${course.step}`)}
				<VisuallyHidden>
					<Colon />
					{title}
				</VisuallyHidden>
			</LinkButton>
		</li>
	);
}

function Standing({ course }: { course: TakenCourse }) {
	const { t } = useTranslation("dashboard");
	const left = course.required - course.completed;
	const isComplete = course.status === "completed";

	return (
		<p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-3 text-step-1 text-ink-muted">
			<span>{standingText(course, t)}</span>
			{isComplete || left === 0 ? null : (
				<Link to={`/courses/${course.courseId}#curriculum`} className="link hit-area">
					{t("courses.left", { count: left })}
					<VisuallyHidden>
						<Colon />
						{course.title}
					</VisuallyHidden>
				</Link>
			)}
		</p>
	);
}

type Translate = ReturnType<typeof useTranslation<"dashboard">>["t"];

function standingText({ status, completedOn, completed, required }: TakenCourse, t: Translate): string {
	if (status === "completed")
		return completedOn ? t("courses.completedOn", { date: completedOn }) : t("courses.completed");
	if (status === "enrolled") return t("courses.notStarted");
	if (hasEnded(status)) return t(`courses.${status}`);
	return t("lessonsDone", { done: completed, count: required });
}
