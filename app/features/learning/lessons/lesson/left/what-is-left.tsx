import { useSearchParams } from "@remix-run/react";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button.tsx";
import { buttonStyle } from "#app/ui/button-style.ts";
import { classNames } from "#app/ui/class-names.ts";
import { X } from "#app/ui/icons.tsx";
import { OutlineList } from "../around/lesson-outline";
import type { LessonPageData } from "../lesson-page-data.server";
import { LeftList, LeftSummary } from "./left-list";
import { PANEL_OPENED, type PanelList, WHAT_IS_LEFT, WITH_LIST } from "./what-is-left-link";

/**
 * Incomplete lessons with reasons, or the outline: a bottom panel on phones, a dialog elsewhere, `:target` without
 * JavaScript. Lists render on first opening, because they are large. Pass the lesson's id as `key`, so that it closes
 * on the next lesson.
 */
export function WhatIsLeft({ room }: { room: LessonPageData }) {
	const { t } = useTranslation("lesson");
	const dialog = useRef<HTMLDialogElement>(null);
	const { left, lesson, progress, reader } = room;
	const isLearning = reader === "learner";
	const own: PanelList = isLearning ? "left" : "all";
	const [searchParams] = useSearchParams();
	const [opened, setOpened] = useState<PanelList | null>(searchParams.has(WITH_LIST) ? own : null);
	const shows = opened ?? own;
	const list = useRef<HTMLDivElement>(null);

	useEffect(() => {
		const element = dialog.current;
		const open = (event: Event) => setOpened((event as CustomEvent<PanelList>).detail);
		element?.addEventListener(PANEL_OPENED, open);
		return () => element?.removeEventListener(PANEL_OPENED, open);
	}, []);
	// Scrolls only the panel: to the current lesson, or to its top.
	useEffect(() => {
		const current = shows === "all" ? list.current?.querySelector<HTMLElement>("[aria-current]") : null;
		if (list.current) list.current.scrollTop = current ? current.offsetTop - list.current.clientHeight / 2 : 0;
	}, [shows]);

	// Opened by URL before hydration: upgrade to a dialog.
	useEffect(() => {
		if (location.hash !== `#${WHAT_IS_LEFT}` || !dialog.current || dialog.current.open) return;
		history.replaceState(history.state, "", location.pathname);
		dialog.current.showModal();
	}, []);

	/** Without JavaScript its links close it by URL alone. */
	function closeByClick(event: MouseEvent<HTMLDialogElement>) {
		const link = (event.target as Element).closest("a")?.getAttribute("href");
		const isBackdrop = event.target === event.currentTarget;
		if (!event.currentTarget.open || !(isBackdrop || link?.startsWith("#"))) return;
		event.preventDefault();
		if (link === "#outline") setOpened("all");
		else if (link === `#${WHAT_IS_LEFT}`) setOpened("left");
		else event.currentTarget.close();
	}

	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape
		<dialog
			ref={dialog}
			id={WHAT_IS_LEFT}
			aria-labelledby="what-is-left-title"
			onClick={closeByClick}
			className={classNames(
				"fixed inset-x-0 top-auto bottom-0 z-50 m-0 max-h-[85dvh] w-full max-w-none flex-col overflow-hidden rounded-t-sheet border border-line-strong bg-surface-raised text-ink shadow-float print:hidden",
				"open:flex open:animate-sheet-in target:flex backdrop:bg-[oklch(0.15_0.02_168/0.55)]",
				"md:inset-0 md:m-auto md:h-fit md:max-w-[34rem] md:rounded-card md:open:animate-fade-in",
			)}
		>
			<span aria-hidden="true" className="mx-auto mt-2.5 h-1 w-10 shrink-0 rounded-full bg-line-strong md:hidden" />
			<div className="flex items-center justify-between gap-4 pt-3 pr-3 pl-5 md:pt-5 md:pr-4 md:pl-6">
				<h2 id="what-is-left-title" className="font-serif text-step-4">
					{t(shows === "all" ? "outline.title" : "left.title")}
				</h2>
				<a
					href="#lesson"
					aria-label={t("left.close")}
					data-tooltip={t("left.close")}
					className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink-muted hover:bg-surface-sunken hover:text-ink"
				>
					<X className="size-5" />
				</a>
			</div>
			<div
				ref={list}
				className="relative min-h-0 grow overflow-y-auto overscroll-contain px-5 pt-1 pb-4 max-lg:max-h-[60dvh] md:px-6"
			>
				{isLearning ? <LeftSummary left={left} progress={progress} className="text-ui text-ink-muted" /> : null}
				{opened === "all" ? <OutlineList room={room} /> : null}
				{opened === "left" && left.length > 0 ? (
					<LeftList lessons={left} currentId={lesson.id} className="mt-4" />
				) : null}
				{isLearning ? (
					<a
						href={shows === "left" ? "#outline" : `#${WHAT_IS_LEFT}`}
						className="link mt-3 inline-flex min-h-11 items-center text-ui"
					>
						{t(shows === "left" ? "left.allLessons" : "left.title")}
					</a>
				) : null}
			</div>
			{isLearning ? <GoOn room={room} /> : null}
		</dialog>
	);
}

function GoOn({ room: { progress, lesson, course } }: { room: LessonPageData }) {
	const { t } = useTranslation("lesson");
	const nextId = progress.nextLessonId;

	return (
		<footer className="grid shrink-0 border-t border-line px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:px-6">
			{nextId === null ? (
				<LinkButton to={`/courses/${course.id}`} size="lg">
					{t("end.toCourse")}
				</LinkButton>
			) : nextId === lesson.id ? (
				<a href="#lesson" className={buttonStyle({ size: "lg" })}>
					{t("left.continue")}
				</a>
			) : (
				<LinkButton to={`/lessons/${nextId}`} size="lg">
					{t("left.continue")}
				</LinkButton>
			)}
		</footer>
	);
}
