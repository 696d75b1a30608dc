import { useTranslation } from "react-i18next";
import { Avatar } from "#app/ui/avatar.tsx";
import { Stat, StatList } from "#app/ui/figures/stat.tsx";
import { Link } from "#app/ui/link.tsx";
import { StructuredData } from "#app/ui/structured-data.tsx";
import { Prose } from "#app/ui/text/prose.tsx";
import { CourseCard } from "../list/course-card";
import type { DrawnCardData } from "../list/course-card-data";
import { EnrollForm } from "../list/enroll-form";
import { ShownIn } from "./shown-in";
import type { TeacherFigures } from "./teacher-figures";
import type { teacherStructuredData } from "./teacher-structured-data";
import type { Teacher } from "./teacher-view";

type Props = {
	teacher: Teacher;
	figures: TeacherFigures;
	courses: DrawnCardData[];
	/** The reader is this teacher. */
	isOwn: boolean;
	structured: ReturnType<typeof teacherStructuredData>;
};

/** The public page of a teacher. */
export function TeacherPage({ teacher, figures, courses, isOwn, structured }: Props) {
	const { t } = useTranslation(["catalog", "common"]);
	const { name, headline, bio, imageUrl } = teacher;
	return (
		<div className="container-page pt-6 pb-4 md:pt-10">
			<header className="flex flex-wrap items-center gap-x-6 gap-y-4">
				<Avatar name={name} src={imageUrl} size="xl" />
				<div className="min-w-0 basis-64 grow [overflow-wrap:anywhere]">
					<h1 className="font-serif text-step-6">{name}</h1>
					{headline ? (
						<p lang={headline.foreign ? headline.language : undefined} className="mt-1 text-step-2 text-ink-muted">
							{headline.text}
						</p>
					) : null}
				</div>
				{isOwn ? (
					<Link to="/profile" className="link inline-flex min-h-11 items-center">
						{t("teacher.edit")}
					</Link>
				) : null}
			</header>
			<Figures figures={figures} />
			<section aria-labelledby="about" className="mt-8 max-w-180 md:mt-10">
				<h2 id="about" className="font-serif text-step-4">
					{t("teacher.about")}
				</h2>
				{bio ? (
					<Prose
						html={bio.beginning + bio.rest}
						lang={bio.foreign ? bio.language : undefined}
						className="mt-3 [overflow-wrap:anywhere]"
					/>
				) : (
					<p className="mt-3 text-ink-muted">{t("teacher.noBio", { name })}</p>
				)}
				<ShownIn said={[headline, bio]} />
			</section>
			<section aria-labelledby="courses" className="mt-12 md:mt-16">
				<h2 id="courses" className="border-b border-line-strong pb-4 font-serif text-step-5">
					{t("teacher.courses", { name })}
				</h2>
				<EnrollForm courses={courses} />
				<ol className="mt-8 grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
					{courses.map((course) => (
						<li key={course.id}>
							<CourseCard course={course} headingLevel={3} />
						</li>
					))}
				</ol>
			</section>
			<StructuredData facts={structured} />
		</div>
	);
}

function Figures({ figures: { courses, enrolled, rating, ratingCount } }: { figures: TeacherFigures }) {
	const { t } = useTranslation("catalog");
	return (
		<StatList className="mt-8 max-w-180 md:mt-10">
			<Stat label={t("teacher.figures.courses")} value={courses} />
			<Stat
				label={t("teacher.figures.enrolled")}
				value={enrolled ?? "–"}
				note={enrolled === null ? t("teacher.figures.withheld") : undefined}
			/>
			<Stat
				label={t("teacher.figures.rating")}
				value={rating ?? "–"}
				note={rating === null ? t("teacher.figures.unrated") : t("facts.fromReviews", { count: ratingCount })}
			/>
		</StatList>
	);
}
