import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { langAttribute, usePercent } from "#app/features/learning/enrollment/progress/lesson-words.ts";
import type { User } from "#app/features/people/auth/user-shape.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Progress } from "#app/ui/figures/progress.tsx";
import { ArrowRight, BookOpen, Compass } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { BannerStrip } from "./banner-strip";
import { type Banner, type CourseOffered, cutTitle } from "./learning-path";
import { useLearningPath } from "./use-learning-path";

/** Reserves its height while loading, to avoid layout shift. */
export function LearningPathBanner({ user }: { user: Pick<User, "id"> }) {
	const { path, hasFailed } = useLearningPath(user.id, true);
	if (path ? !path.banner : hasFailed) return null;

	return <BannerStrip>{path?.banner ? <BannerContent banner={path.banner} /> : null}</BannerStrip>;
}

function BannerContent({ banner }: { banner: Banner }) {
	const { t } = useTranslation("frame");
	return (
		<>
			<BannerText banner={banner} />
			<div className="flex shrink-0 gap-1 md:gap-2">
				{banner.state === "continue" ? (
					<Step to={`/courses/${banner.courseId}`} variant="secondary" icon={<ArrowRight className="size-4.5" />}>
						{t("path.continueLearning")}
					</Step>
				) : (
					<Step to="/courses" variant="secondary" icon={<BookOpen className="size-4.5" />}>
						{t("path.browse")}
					</Step>
				)}
				<Step to="/dashboard" variant="quiet" icon={<Compass className="size-4.5" />}>
					{t("pages.dashboard")}
				</Step>
			</div>
		</>
	);
}

type StepProps = { to: string; variant: "secondary" | "quiet"; icon: ReactNode; children: string };

/** On phones only the icon, with an accessible name, so that the strip stays one line. */
function Step({ to, variant, icon, children }: StepProps) {
	return (
		<LinkButton to={to} variant={variant} title={children} className="max-md:size-11 max-md:px-0">
			<span className="md:hidden">{icon}</span>
			<span className="whitespace-nowrap max-md:sr-only">{children}</span>
		</LinkButton>
	);
}

function BannerText({ banner }: { banner: Banner }) {
	const { t } = useTranslation("frame");
	const percent = usePercent();

	if (banner.state === "allCompleted") {
		return <p className="min-w-0 text-ui leading-tight font-strong">{t("path.allCompleted")}</p>;
	}
	if (banner.state === "start") {
		// Overflow scrolls by touch or focus.
		return (
			<div className="flex min-w-0 items-center gap-x-6 overflow-x-auto whitespace-nowrap">
				<p className="text-ui font-strong">{t("path.start")}</p>
				<PopularCourses courses={banner.popular} />
			</div>
		);
	}
	const complete = t("path.complete", { percent: percent(banner.progress) });
	const text = t("path.continue", { course: banner.title });
	return (
		<div className="flex min-w-0 grow items-center gap-x-3 md:gap-x-6">
			<p className="min-w-0 truncate text-ui font-strong" title={text}>
				{text}
			</p>
			<div className="flex shrink-0 items-center gap-3 lg:w-72">
				<Progress
					value={banner.progress}
					label={banner.title}
					valueText={complete}
					className="max-lg:absolute max-lg:inset-x-0 max-lg:bottom-0 max-lg:h-1 max-lg:rounded-none max-lg:border-0 lg:grow"
				/>
				<span className="shrink-0 text-step-1 text-ink-muted">
					<span aria-hidden="true" className="lg:hidden">
						{percent(banner.progress)}
					</span>
					<span className="max-lg:sr-only">{complete}</span>
				</span>
			</div>
		</div>
	);
}

function PopularCourses({ courses }: { courses: CourseOffered[] }) {
	const { t } = useTranslation("frame");
	return (
		<ul aria-label={t("path.popular")} className="flex gap-x-5">
			{courses.map(({ courseId, title, titleInEnglish }) => (
				<li key={courseId}>
					<Link
						to={`/courses/${courseId}`}
						title={title}
						lang={langAttribute(titleInEnglish)}
						className="link inline-flex min-h-11 items-center text-label"
					>
						{cutTitle(title)}
					</Link>
				</li>
			))}
		</ul>
	);
}
