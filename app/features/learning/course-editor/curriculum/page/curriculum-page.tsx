import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "#app/shared/browser/use-hydrated.ts";
import { joinParts, joinSentences } from "#app/shared/words/joining.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Notice } from "#app/ui/notice.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { CourseFrame } from "../../frame/course-frame";
import { type Place, placeLesson, placeOf, writePlace } from "../curriculum";
import { AddModule } from "./add-forms";
import type { CurriculumAnswer } from "./answer-curriculum.server";
import { CurriculumContext, type CurriculumView } from "./curriculum-context";
import type { CurriculumPageData } from "./curriculum-page-data.server";
import { DragArea } from "./drag-area";
import { FailedChange } from "./failed-change";
import { LessonInspector, ModuleInspector } from "./inspector";
import { ModuleSection } from "./module-section";
import { MoveDialog } from "./move-dialog";
import { RemovedLessonRow, RemovedModuleRow } from "./removed-rows";
import { useCurriculumChanges } from "./use-curriculum-changes";
import { type LiftStep, useLiftedLesson } from "./use-lifted-lesson";

type Props = { page: CurriculumPageData; answer: CurriculumAnswer | null | undefined };

/** Modules and lessons in one column, the chosen one beside it. Without script: links and forms. */
export function CurriculumPage({ page, answer }: Props) {
	const { t, i18n } = useTranslation("course-editor");
	const modules = useMemo(() => new Map(page.modules.map((module) => [module.key, module])), [page.modules]);
	const lessons = useMemo(
		() => new Map(page.modules.flatMap((module) => module.lessons.map((lesson) => [lesson.key, lesson] as const))),
		[page.modules],
	);
	const saved = useMemo(
		() => page.modules.map(({ key, lessons }) => ({ key, lessons: lessons.map((lesson) => lesson.key) })),
		[page.modules],
	);
	const changes = useCurriculumChanges(saved);
	const { order } = changes;
	const [spoken, announce] = useState("");
	const [movedLesson, askWhere] = useState<string | null>(null);
	const isLive = useHydrated();

	const wordsOf = (step: LiftStep, lesson: string, place: Place) =>
		t(`curriculum.drag.${step}`, {
			title: lessons.get(lesson)?.title || t("lesson.untitled"),
			at: place.at + 1,
			count: placeLesson(order, lesson, place).find(({ key }) => key === place.module)?.lessons.length ?? 0,
			module: modules.get(place.module)?.title || t("curriculum.untitledModule"),
		});
	const lifting = useLiftedLesson({
		order,
		say: (step, lesson, place) =>
			announce(
				joinSentences(i18n.language, [wordsOf(step, lesson, place), step === "lifted" && t("curriculum.drag.help")]),
			),
		onDrop: (lesson, place) => changes.send({ intent: "place", lesson, place: writePlace(place) }),
	});

	const refused = answer && !answer.ok ? answer : null;
	const view: CurriculumView = {
		page,
		answer: refused,
		order,
		modules,
		lessons,
		changes,
		lifting,
		isLive,
		announce,
		askWhere,
	};
	return (
		<CurriculumContext.Provider value={view}>
			<CourseFrame course={page.frame} at="curriculum">
				<Board view={view} />
				<p role="status" className="sr-only">
					{spoken}
				</p>
				<p id="drag-help" hidden>
					{t("curriculum.drag.help")}
				</p>
				{lifting.lifted ? <LiftBar words={wordsOf("moved", lifting.lifted.lesson, lifting.lifted.to)} /> : null}
				{isLive ? <MoveDialog lesson={movedLesson} onClose={() => askWhere(null)} /> : null}
			</CourseFrame>
		</CurriculumContext.Provider>
	);
}

function Board({ view }: { view: CurriculumView }) {
	const { t, i18n } = useTranslation("course-editor");
	const { page, order, answer, changes, modules, lessons } = view;
	const isListed = page.chosen.lesson !== null && placeOf(order, page.chosen.lesson) !== null;
	const lesson = isListed && page.chosen.lesson ? lessons.get(page.chosen.lesson) : undefined;
	const module = page.chosen.module ? modules.get(page.chosen.module) : undefined;
	const moduleAt = order.findIndex(({ key }) => key === module?.key);
	const hasInspector = lesson !== undefined || (module !== undefined && moduleAt >= 0);
	const failedRow = changes.failed?.form.lesson ?? changes.failed?.form.module;
	const others = page.removed.lessons.filter(({ place }) => place === null);
	return (
		<div className={classNames("grid gap-8", hasInspector && "xl:grid-cols-[minmax(0,1fr)_18.5rem]")}>
			<div className={classNames("@container min-w-0", hasInspector && "max-xl:invisible")}>
				<p className="mb-8 text-label text-ink-muted">
					{joinSentences(i18n.language, [
						t("curriculum.summary", {
							parts: joinParts(i18n.language, [
								t("curriculum.modules", { count: order.length }),
								t("curriculum.lessons", { count: order.reduce((sum, one) => sum + one.lessons.length, 0) }),
								page.length,
							]),
						}),
						t("curriculum.squares"),
					])}
				</p>
				<p role="status" className="mb-4 min-h-5 text-label text-ink-muted">
					{changes.state === "saving" || changes.state === "saved" ? t(`curriculum.${changes.state}`) : null}
				</p>
				{answer ? (
					<Notice tone="danger" className="mb-6">
						{t(`curriculum.problems.${answer.problem}`, { path: answer.path })}
					</Notice>
				) : null}
				{changes.failed && !isOnScreen(order, failedRow) ? <FailedChange /> : null}
				{order.length === 0 ? (
					<EmptyState title={t("curriculum.empty.title")} className="mb-4">
						{t("curriculum.empty.text")}
					</EmptyState>
				) : null}
				<DragArea>
					{order.map((one, at) => (
						<ModuleSection key={one.key} module={one} at={at} />
					))}
				</DragArea>
				<div className="mt-8 border-t border-line-strong pt-3">
					{page.removed.modules
						.filter(({ key }) => !order.some((one) => one.key === key))
						.map((removed) => (
							<RemovedModuleRow key={removed.key} removed={removed} />
						))}
					<AddModule />
				</div>
				{others.length > 0 ? (
					<section className="mt-8">
						<h2 className="font-serif text-step-3">{t("curriculum.removed.others")}</h2>
						<p className="mt-1 mb-3 text-label text-ink-muted">{t("curriculum.removed.othersText")}</p>
						<ul>
							{others.map((one) => (
								<RemovedLessonRow key={one.key} removed={one} />
							))}
						</ul>
					</section>
				) : null}
			</div>
			{lesson ? <LessonInspector lesson={lesson} /> : null}
			{!lesson && module && moduleAt >= 0 ? <ModuleInspector module={module} at={moduleAt} /> : null}
		</div>
	);
}

/** True when the failed change is marked at its row. */
function isOnScreen(order: CurriculumView["order"], key: string | undefined): boolean {
	return order.some((module) => module.key === key || (key !== undefined && module.lessons.includes(key)));
}

/** What the keys do, for those who see. */
function LiftBar({ words }: { words: string }) {
	const { t } = useTranslation("course-editor");
	const keys = [
		["↑ ↓", t("curriculum.drag.keys.move")],
		[t("curriculum.drag.keys.space"), t("curriculum.drag.keys.drop")],
		["Esc", t("curriculum.drag.keys.back")],
	];
	return (
		<div
			aria-hidden="true"
			className="pointer-events-none fixed inset-x-(--gutter) bottom-4 z-40 mx-auto flex w-fit max-w-[calc(100%-2*var(--gutter))] flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line-strong bg-surface-raised px-4 py-3 text-label shadow-float"
		>
			<span className="font-strong">{words}</span>
			{keys.map(([key, does]) => (
				<span key={key} className="flex items-center gap-1.5 max-md:hidden">
					<kbd className="rounded-badge border border-control px-1.5 font-sans text-step-1">{key}</kbd>
					{does}
				</span>
			))}
		</div>
	);
}
