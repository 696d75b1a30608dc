import { useMatches } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { factsOf } from "../../../shared/pages/page";
import { LinkButton } from "../../../ui/button";
import { Progress } from "../../../ui/figures/progress";
import { Link } from "../../../ui/link";
import { Skeleton } from "../../../ui/skeleton";
import type { User } from "../../auth/user-shape";
import { langOf, usePercent } from "../lesson/lesson-words";
import { type Banner, type CourseOffered, cutTitle } from "./learning-path";
import { useLearningPath } from "./use-learning-path";

/** Where a learner stands, under the header; not on the pages of the staff. It keeps its room while it is read, so that nothing moves. */
export function LearningPathBanner({ user }: { user: Pick<User, "id" | "role"> }) {
	const { t } = useTranslation("frame");
	const isPlace = !useMatches()
		.map(factsOf)
		.some(({ layout, without }) => layout === "admin" || without?.includes("learningPath"));
	const isShown = isPlace && user.role !== "admin";
	const { path, hasFailed } = useLearningPath(user.id, isShown);
	if (!isShown || (path ? !path.banner : hasFailed)) return null;

	return (
		<section
			aria-label={t("path.label")}
			aria-busy={!path}
			className="border-b border-line bg-surface-sunken noscript:hidden print:hidden"
		>
			<div className="container-page flex min-h-42 flex-col justify-center gap-2 py-3 lg:min-h-18 lg:flex-row lg:items-center lg:justify-between lg:gap-8">
				{path?.banner ? <BannerContent banner={path.banner} /> : <Waiting />}
			</div>
		</section>
	);
}

function BannerContent({ banner }: { banner: Banner }) {
	const { t } = useTranslation("frame");
	return (
		<>
			<div className="flex min-w-0 flex-col gap-x-6 gap-y-1 lg:grow lg:flex-row lg:items-center">
				<BannerText banner={banner} />
			</div>
			<div className="flex shrink-0 flex-wrap gap-2">
				{banner.state === "continue" ? (
					<LinkButton to={`/courses/${banner.courseId}`} variant="secondary">
						{t("path.continueLearning")}
					</LinkButton>
				) : (
					<LinkButton to="/courses" variant="secondary">
						{t("path.browse")}
					</LinkButton>
				)}
				<LinkButton to="/dashboard" variant="quiet">
					{t("pages.dashboard")}
				</LinkButton>
			</div>
		</>
	);
}

function BannerText({ banner }: { banner: Banner }) {
	const { t } = useTranslation("frame");
	const percent = usePercent();

	if (banner.state === "allCompleted") return <p className="text-ui font-strong">{t("path.allCompleted")}</p>;
	if (banner.state === "start") {
		return (
			<>
				<p className="shrink-0 text-ui font-strong">{t("path.start")}</p>
				<PopularCourses courses={banner.popular} />
			</>
		);
	}
	const complete = t("path.complete", { percent: percent(banner.progress) });
	return (
		<>
			<p className="min-w-0 text-ui leading-snug font-strong">{t("path.continue", { course: banner.title })}</p>
			<div className="flex min-h-11 shrink-0 items-center gap-3 lg:w-72">
				<Progress value={banner.progress} label={banner.title} valueText={complete} className="grow" />
				<span className="shrink-0 text-step-1 text-ink-muted">{complete}</span>
			</div>
		</>
	);
}

function PopularCourses({ courses }: { courses: CourseOffered[] }) {
	const { t } = useTranslation("frame");
	return (
		<ul aria-label={t("path.popular")} className="flex min-w-0 flex-wrap gap-x-5">
			{courses.map(({ courseId, title, titleInEnglish }) => (
				<li key={courseId}>
					<Link
						to={`/courses/${courseId}`}
						title={title}
						lang={langOf(titleInEnglish)}
						className="link inline-flex min-h-11 items-center text-label lg:min-h-8"
					>
						{cutTitle(title)}
					</Link>
				</li>
			))}
		</ul>
	);
}

/** The shape of what comes; not announced, since nobody waits for it. */
function Waiting() {
	return (
		<>
			<Skeleton className="h-5 w-64 max-w-full" />
			<div className="flex gap-2">
				<Skeleton className="h-11 w-40" />
				<Skeleton className="h-11 w-28" />
			</div>
		</>
	);
}
