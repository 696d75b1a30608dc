import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { EnrollForm } from "#app/features/learning/catalog/course/enroll-form.tsx";
import { CourseImage } from "#app/features/learning/catalog/course-image.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ChartNoAxesColumn, Clock, Star } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import type { Featured } from "./dashboard-data.server";

/** The dashboard of someone without courses: the way to the first one, and what will stand here. */
export function Welcome({ featured }: { featured: Featured | null }) {
	const { t } = useTranslation("dashboard");
	return (
		<div className="container-page mt-10 grid gap-10 md:gap-14">
			{featured ? <FirstCourse course={featured} /> : <NoCourseYet />}
			<div className="grid gap-6 md:grid-cols-2">
				<EmptyState
					title={t("minutes.title")}
					action={
						featured ? (
							<Link to={`/courses/${featured.courseId}#curriculum`} className="link inline-flex min-h-11 items-center">
								{t("start.seeLessons")}
							</Link>
						) : null
					}
				>
					{featured?.firstLessonTime ? t("start.firstLesson", { time: featured.firstLessonTime }) : t("start.chart")}
				</EmptyState>
				<EmptyState
					title={t("courses.title")}
					action={
						<Link to="/courses" className="link inline-flex min-h-11 items-center">
							{t("browse")}
						</Link>
					}
				>
					{t("start.lots")}
				</EmptyState>
			</div>
		</div>
	);
}

function FirstCourse({ course }: { course: Featured }) {
	const { t, i18n } = useTranslation("dashboard");
	const isForeign = course.shortDescriptionInEnglish && i18n.language !== "en";

	return (
		<Card floating flush className="grid md:grid-cols-2">
			<CourseImage
				courseId={course.courseId}
				drawing={course.drawing}
				width={576}
				className="aspect-auto! h-52 rounded-none! md:h-full md:min-h-100"
			/>
			<div className="min-w-0 p-5 md:p-10 lg:p-12">
				<h2 className="font-serif text-step-5">{t("start.title")}</h2>
				<p className="mt-3 text-step-2 text-ink-muted" lang={isForeign ? "en" : undefined}>
					{course.shortDescription}
				</p>
				<ul className="mt-6 flex flex-wrap gap-x-5 gap-y-2 text-label text-ink-muted">
					<Fact icon={<ChartNoAxesColumn className="size-4" />}>{course.levelName}</Fact>
					<Fact icon={<Clock className="size-4" />}>{course.time}</Fact>
					{course.rating ? (
						<Fact icon={<Star className="size-4 fill-accent text-accent" />}>
							<VisuallyHidden>{t("start.rating")} </VisuallyHidden>
							{course.rating}
						</Fact>
					) : null}
					<li>{t("start.enrolled", { count: course.enrollmentCount })}</li>
				</ul>
				<div className="mt-8 flex flex-wrap gap-3">
					{course.isFree ? <Enroll courseId={course.courseId} /> : null}
					{course.isFree ? null : (
						<LinkButton to={`/courses/${course.courseId}`} size="lg">
							{t("courses.see")}
						</LinkButton>
					)}
					<LinkButton to="/courses" variant="secondary" size="lg">
						{t("browse")}
					</LinkButton>
				</div>
			</div>
		</Card>
	);
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
	return (
		<li className="inline-flex items-center gap-1.5">
			{icon}
			<span>{children}</span>
		</li>
	);
}

function Enroll({ courseId }: { courseId: number }) {
	const { t } = useTranslation("dashboard");
	return (
		<EnrollForm courseId={courseId}>
			{(isEnrolling) => (
				<Button type="submit" size="lg" pending={isEnrolling} pendingLabel={t("start.enrolling")}>
					{t("start.enroll")}
				</Button>
			)}
		</EnrollForm>
	);
}

function NoCourseYet() {
	const { t } = useTranslation("dashboard");
	return (
		<EmptyState title={t("start.title")} action={<LinkButton to="/courses">{t("browse")}</LinkButton>}>
			{t("start.noFeatured")}
		</EmptyState>
	);
}
