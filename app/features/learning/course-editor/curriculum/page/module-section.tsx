import { useDroppable } from "@dnd-kit/core";
import { useTranslation } from "react-i18next";
import { joinParts } from "#app/shared/words/joining.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import type { CurriculumModule } from "../curriculum";
import { AddLesson } from "./add-forms";
import { numberOf, useCurriculum } from "./curriculum-context";
import { FailedChange } from "./failed-change";
import { ModuleMenu } from "./lesson-menu";
import { chip, InsertionLine, LeftRow, LessonRow } from "./lesson-row";
import { RemovedLessonRow } from "./removed-rows";
import { drawnRows, type Lifted } from "./use-lifted-lesson";

type Props = { module: CurriculumModule; at: number };

/** A module with its lessons, what has left it, and the form that adds one. */
export function ModuleSection({ module, at }: Props) {
	const { t, i18n } = useTranslation("course-editor");
	const { page, modules, lessons, order, lifting, changes } = useCurriculum();
	const head = useDroppable({ id: `head:${module.key}` });
	const end = useDroppable({ id: `end:${module.key}` });
	const shown = modules.get(module.key);
	if (!shown) return null;
	const line = lineIn(module, lifting.lifted);
	const rows = drawnRows(module, lifting.lifted);
	const removed = page.removed.lessons.filter(({ key, place }) => place?.module === module.key && !isBack(order, key));
	let position = 0;
	const minutes = module.lessons.reduce((sum, key) => sum + (lessons.get(key)?.minutes ?? 0), 0);
	return (
		<section aria-labelledby={`module-${module.key}`} className="mt-10 first:mt-0">
			<div ref={head.setNodeRef} className="flex items-center gap-3 border-b border-line-strong py-1">
				<h2
					id={`module-${module.key}`}
					className="flex min-w-0 grow scroll-mt-24 items-baseline gap-3 font-serif text-step-3"
				>
					<span className="font-sans text-ui text-ink-muted tabular">{at + 1}</span>
					<Link
						to={`?module=${module.key}`}
						preventScrollReset
						lang={shown.titleLanguage}
						aria-current={page.chosen.module === module.key ? "true" : undefined}
						className="hit-area text-ink no-underline wrap-anywhere hover:underline"
					>
						{shown.title || t("curriculum.untitledModule")}
					</Link>
				</h2>
				{shown.isNew || shown.isChanged ? (
					<span className={classNames(chip, "border-info text-info")}>
						{t(shown.isNew ? "curriculum.chips.new" : "curriculum.chips.changed")}
					</span>
				) : null}
				<span className="text-step-1 text-ink-muted max-md:sr-only">
					{joinParts(i18n.language, [
						t("curriculum.lessons", { count: module.lessons.length }),
						minutes > 0 && minutes === shown.minutes && shown.length,
					])}
				</span>
				<ModuleMenu module={shown} at={at} />
			</div>
			{changes.failed?.form.module === module.key && !changes.failed.form.lesson ? <FailedChange /> : null}
			<ul>
				{rows.map(({ lesson, look }) => {
					const found = lessons.get(lesson);
					if (!found) return null;
					if (look === "left" && lifting.lifted?.by === "keys") {
						return <LeftRow key={`${lesson} left`} lesson={found} number={numberOf(order, lesson)} />;
					}
					position += 1;
					return (
						<LessonRow
							key={lesson}
							lesson={found}
							number={`${at + 1}.${position}`}
							look={look}
							was={look === "lifted" ? numberOf(order, lesson) : undefined}
							line={line.lesson === lesson ? line.at : null}
						/>
					);
				})}
				{removed.map((one) => (
					<RemovedLessonRow key={one.key} removed={one} />
				))}
			</ul>
			<div ref={end.setNodeRef} className="relative">
				{line.isInEmpty ? <InsertionLine at="above" /> : null}
				{rows.length === 0 ? (
					<p className="mt-3 rounded-control border border-dashed border-control px-4 py-3 text-label text-ink-muted">
						{t("curriculum.emptyModule")}
					</p>
				) : null}
				<AddLesson module={shown} />
			</div>
		</section>
	);
}

const isBack = (order: readonly CurriculumModule[], lesson: string) =>
	order.some(({ lessons }) => lessons.includes(lesson));

type Line = { lesson: string | null; at: "above" | "below"; isInEmpty: boolean };

/** Where the line is drawn for a lesson that the pointer carries. */
function lineIn(module: CurriculumModule, lifted: Lifted | null): Line {
	const none: Line = { lesson: null, at: "above", isInEmpty: false };
	if (lifted?.by !== "pointer" || lifted.to.module !== module.key) return none;
	if (lifted.from.module === module.key && lifted.from.at === lifted.to.at) return none;
	const others = module.lessons.filter((key) => key !== lifted.lesson);
	const next = others[lifted.to.at];
	const last = others.at(-1);
	if (next) return { ...none, lesson: next };
	return last ? { ...none, lesson: last, at: "below" } : { ...none, isInEmpty: true };
}
