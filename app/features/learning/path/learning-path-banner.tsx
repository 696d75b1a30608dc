import { useTranslation } from "react-i18next";
import { LinkButton } from "../../../ui/button";
import { Progress } from "../../../ui/figures/progress";
import { Link } from "../../../ui/link";
import type { User } from "../../auth/user-shape";
import { langOf, usePercent } from "../lesson/lesson-words";
import { BannerStrip } from "./banner-strip";
import { type Banner, type CourseOffered, cutTitle } from "./learning-path";
import { useLearningPath } from "./use-learning-path";

/** Where a learner stands, under the header. It keeps its room while it is read, so that nothing moves. */
export function LearningPathBanner({ user }: { user: Pick<User, "id"> }) {
	const { path, hasFailed } = useLearningPath(user.id, true);
	if (path ? !path.banner : hasFailed) return null;

	return <BannerStrip>{path?.banner ? <BannerContent banner={path.banner} /> : null}</BannerStrip>;
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
