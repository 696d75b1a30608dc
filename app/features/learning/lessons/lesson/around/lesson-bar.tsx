import { useOutletContext } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { langAttribute } from "#app/features/learning/enrollment/progress/lesson-words.ts";
import { requestBookmark } from "#app/features/learning/notes/bookmark-request.ts";
import { AccessibilityButton } from "#app/features/site/accessibility/accessibility-button.tsx";
import { KeysButton } from "#app/features/site/accessibility/keys/keys-button.tsx";
import { TextSizeButton } from "#app/features/site/accessibility/text-size-button.tsx";
import { ThemeToggle } from "#app/features/site/layout/theme-toggle.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Lots } from "#app/ui/figures/lots.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ArrowLeft, Bookmark, Pencil } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { Colon } from "#app/ui/text/joining.tsx";
import { WhatIsLeftLink } from "../left/what-is-left-link";
import type { LessonPageData } from "../lesson-page-data.server";
import { FoldButton } from "./panel-fold";

export function LessonBar({ room, action }: { room: LessonPageData; action?: ReactNode }) {
	const { t } = useTranslation("lesson");
	const { t: notesWords } = useTranslation("notes");
	const { course, notes, reader } = room;
	const help = useOutletContext<ReactNode>();

	return (
		<header className="@container sticky top-0 z-30 h-15 border-b border-line bg-surface print:hidden">
			<a
				href="#lesson"
				className="sr-only rounded-control bg-brand px-5 py-3 text-ui font-strong text-brand-ink focus:not-sr-only focus:absolute focus:top-1 focus:left-3 focus:z-10"
			>
				{t("skipToText")}
			</a>
			<div className="flex h-full items-center gap-2 px-2 md:gap-5 md:px-4">
				<Link
					to={`/courses/${course.id}`}
					title={t("bar.back")}
					className="flex min-h-11 min-w-11 items-center gap-2.5 rounded-control px-2 text-label font-strong text-ink max-lg:justify-center hover:text-brand-text lg:max-w-88 lg:shrink-0"
				>
					<ArrowLeft className="size-4.5" />
					<span className="sr-only">
						{t("bar.back")}
						<Colon />
					</span>
					<span lang={langAttribute(course.titleInEnglish)} className="line-clamp-2 leading-tight max-lg:sr-only">
						{course.title}
					</span>
				</Link>
				<div className="flex min-w-0 grow items-center justify-center gap-5 @max-[13rem]:invisible">
					{reader === "learner" ? (
						<Progress room={room} />
					) : (
						<Badge tone="outline" className={room.lesson.editAt ? "@max-[30rem]:hidden" : undefined}>
							{t(`reader.${reader}`)}
						</Badge>
					)}
					{room.lesson.editAt ? (
						<Link to={room.lesson.editAt} className="link flex min-h-11 items-center gap-1.5 text-label">
							<Pencil className="size-4" />
							{t("bar.edit")}
						</Link>
					) : null}
					{action ? <div className="max-lg:hidden">{action}</div> : null}
				</div>
				{/* Fixed width, to avoid layout shift. */}
				<div
					className={classNames(
						"flex min-w-44 shrink-0 @max-[21rem]:min-w-33 @max-[13rem]:min-w-22 items-center justify-end noscript:min-w-0",
						notes ? "lg:min-w-55 xl:min-w-77" : "md:max-lg:min-w-33 xl:min-w-55",
					)}
				>
					<span className="contents @max-[13rem]:hidden">
						<TextSizeButton />
					</span>
					<AccessibilityButton />
					<KeysButton />
					{notes ? (
						<IconButton
							label={notesWords("bar.bookmarkHere")}
							onClick={requestBookmark}
							className="max-md:hidden noscript:hidden"
						>
							<Bookmark className="size-4.5" />
						</IconButton>
					) : null}
					{/* On narrow screens it moves to the preferences. */}
					<ThemeToggle className="@max-[21rem]:hidden" />
					{help}
					<FoldButton panel="outline" controls="outline" className="max-lg:hidden" />
					{reader === "learner" || notes ? <FoldButton panel="rail" controls="rail" className="max-xl:hidden" /> : null}
				</div>
			</div>
		</header>
	);
}

function Progress({ room: { modules, progress } }: { room: LessonPageData }) {
	const { t } = useTranslation("lesson");
	const values = { done: progress.completed, count: progress.required };

	return (
		<>
			<Lots
				modules={modules.map(({ lessons }) => lessons.map(({ state }) => state))}
				label={t("bar.lots", values)}
				className="max-w-116"
			/>
			<p className="shrink-0 text-step-1 text-ink-muted max-md:hidden">
				{t("bar.count", values)} ·{" "}
				<WhatIsLeftLink className="hit-area inline-block py-2 text-brand-text underline underline-offset-4">
					{t("bar.whatIsLeft")}
				</WhatIsLeftLink>
			</p>
		</>
	);
}
