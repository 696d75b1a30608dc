import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { everyone, guarded } from "../../features/auth/access.server";
import { CourseCard } from "../../features/catalog/course-card";
import { toCourseCard } from "../../features/catalog/course-card-data";
import { listFirstCourses } from "../../features/catalog/courses.repository.server";
import { listEnrollments } from "../../features/learning/enrollments.repository.server";
import { getFixedT } from "../../shared/i18n.server";
import { pageMeta } from "../../shared/page-meta";
import { LinkButton } from "../../ui/button";

export { PageError as ErrorBoundary } from "../../features/navigation/page-error";

export const handle = { i18n: ["home", "catalog"] };

const SHOWN_COURSES = 6;

export const loader = guarded(everyone, async ({ context, user }) => {
	const { db } = context;
	const language = await context.language;
	const t = getFixedT(language, "home");
	const [courses, enrollments] = await db.batch([
		listFirstCourses(db, language, SHOWN_COURSES),
		listEnrollments(db, { userId: user?.id ?? 0, language }),
	]);
	return {
		title: t("title"),
		description: t("description"),
		courses: courses.map((course) => toCourseCard(course, enrollments)),
	};
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function Home() {
	const { t } = useTranslation("home");
	const { courses } = useLoaderData<typeof loader>();
	const free = courses.find((course) => course.priceCents === 0);

	return (
		<>
			<section className="container-page py-18 md:py-28">
				<h1 className="max-w-200 text-step-7">{t("heroTitle")}</h1>
				<p className="mt-6 max-w-150 text-step-3 text-ink-muted">{t("heroText")}</p>
				<div className="mt-10 flex flex-wrap gap-3">
					<LinkButton to="/courses" size="lg">
						{t("browse")}
					</LinkButton>
					{free ? (
						<LinkButton to={`/courses/${free.id}`} size="lg" variant="secondary">
							{t("free")}
						</LinkButton>
					) : null}
				</div>
			</section>
			<section className="border-t border-line">
				<div className="container-page section-space">
					<div className="grid grid-cols-1 items-end gap-6 md:grid-cols-[7fr_5fr]">
						<h2 className="text-step-6">{t("allTitle")}</h2>
						<p className="text-ink-muted">{t("allText")}</p>
					</div>
					<div className="mt-9 grid grid-cols-1 gap-x-8 gap-y-14 sm:grid-cols-2 md:mt-14 lg:grid-cols-3">
						{courses.map((course) => (
							<CourseCard key={course.id} course={course} />
						))}
					</div>
				</div>
			</section>
			<section className="bg-surface-brand text-ink-on-brand">
				<div className="container-page section-space">
					<h2 className="text-step-6">{t("closingTitle")}</h2>
					<p className="mt-4 max-w-150 text-step-3 text-ink-on-brand-muted">{t("closingText")}</p>
					<LinkButton to="/courses/1" variant="brass" size="lg" className="mt-8">
						{t("free")}
					</LinkButton>
				</div>
			</section>
		</>
	);
}
