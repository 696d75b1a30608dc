import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PathCrumbs } from "#app/features/site/layout/crumbs/path-crumbs.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { ArrowLeft, ChevronDown, Clock, FileText, FolderOpen, List, UserRound } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import type { FramedCourse } from "./course-frame-data.server";

const PLACES = [
	{ at: "details", path: "", Icon: FileText },
	{ at: "curriculum", path: "/curriculum", Icon: List },
	{ at: "files", path: "/files", Icon: FolderOpen },
	{ at: "history", path: "/history", Icon: Clock },
] as const;

type Place = (typeof PLACES)[number]["at"] | "publish";

type Props = {
	course: FramedCourse;
	at: Place;
	/** The heading; the name of the place if left out. */
	title?: string;
	actions?: ReactNode;
	children: ReactNode;
};

/** Rail, heading and the way to publishing around each page of the course editor. Needs the words of `course-editor`. */
export function CourseFrame({ course, at, title, actions, children }: Props) {
	const { t } = useTranslation("course-editor");
	const base = `/instructor-dashboard/courses/${course.id}`;
	return (
		<div className="relative -mb-18 md:-mb-28 lg:grid lg:min-h-[calc(100dvh-4.5rem)] lg:grid-cols-[14.5rem_minmax(0,1fr)]">
			<CourseRail course={course} base={base} at={at} />
			<div className="w-full max-w-(--page-width) min-w-0 px-(--gutter) pt-8 pb-18 [--page-width:calc(72rem+2*var(--gutter))] md:pt-10">
				<PathCrumbs />
				<div className="mt-1 flex flex-wrap items-center justify-between gap-4">
					<h1 className="font-serif text-step-5">{title ?? t(`frame.places.${at}`)}</h1>
					<div className="flex flex-wrap items-center gap-3">
						{actions}
						{at === "publish" ? null : (
							<LinkButton to={`${base}/publish`}>
								{course.changed > 0 ? t("frame.publish", { count: course.changed }) : t("frame.publishNothing")}
							</LinkButton>
						)}
					</div>
				</div>
				<div className="mt-8">{children}</div>
			</div>
		</div>
	);
}

type RailProps = { course: FramedCourse; base: string; at: Place };

function CourseRail(props: RailProps) {
	const { t } = useTranslation("course-editor");
	return (
		<nav aria-label={t("frame.label")} className="bg-surface-sunken print:hidden lg:border-r lg:border-line">
			<details className="border-b border-line lg:hidden">
				<summary className="flex min-h-13 items-center justify-between gap-3 px-(--gutter) text-ui font-strong">
					<span className="min-w-0 truncate">{props.course.title}</span>
					<ChevronDown className="size-4 shrink-0 text-ink-muted" />
				</summary>
				<div className="px-2 pb-3 md:px-7">
					<Places {...props} />
				</div>
			</details>
			<div className="sticky top-0 p-3 pt-8 max-lg:hidden">
				<Places {...props} />
			</div>
		</nav>
	);
}

function Places({ course, base, at }: RailProps) {
	const { t } = useTranslation("course-editor");
	return (
		<>
			<Link to="/instructor-dashboard" className="flex min-h-11 items-center gap-2 px-3 text-label text-ink-muted">
				<ArrowLeft className="size-4 shrink-0" />
				{t("frame.all")}
			</Link>
			<div className="mb-3 border-b border-line px-3 pb-4 max-lg:hidden">
				<p className="text-ui font-strong wrap-break-word">{course.title}</p>
				{course.isPublished ? null : (
					<Badge tone="neutral" className="mt-2">
						{t(course.isWithdrawn ? "frame.withdrawn" : "frame.unpublished")}
					</Badge>
				)}
			</div>
			<ul>
				{PLACES.map(({ at: place, path, Icon }) => (
					<li key={place}>
						<Link to={base + path} className={entry} aria-current={place === at ? "page" : undefined}>
							<Icon className="size-4.5 shrink-0" />
							{t(`frame.places.${place}`)}
						</Link>
					</li>
				))}
				<li>
					<Link to={`/instructor-dashboard?course=${course.id}#learners`} className={entry}>
						<UserRound className="size-4.5 shrink-0" />
						{t("frame.places.learners")}
					</Link>
				</li>
			</ul>
		</>
	);
}

const entry =
	"flex min-h-11 min-w-0 items-center gap-3 rounded-control border border-transparent px-3 py-1.5 text-label leading-snug text-ink-muted no-underline hover:text-ink aria-[current=page]:border-line aria-[current=page]:bg-surface-raised aria-[current=page]:font-strong aria-[current=page]:text-ink";
