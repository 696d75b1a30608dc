import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useRovingFocus } from "#app/shared/keys/use-roving-focus.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import type { Bar, ChartView, DropOffView } from "./drop-off-view";

type Props = { dropOff: DropOffView; view: ChartView; chosenId: number | null; courseId: number };

const BAR = "[data-bar]";

/** One upright bar per lesson, or per module: on a phone, for long courses, and where it is chosen. */
export function DropOffChart({ dropOff, view, chosenId, courseId }: Props) {
	const byLesson = view === "lessons";
	return (
		<>
			{byLesson ? (
				<div className="max-md:hidden">
					<LessonBars dropOff={dropOff} chosenId={chosenId} courseId={courseId} />
				</div>
			) : null}
			<div className={byLesson ? "md:hidden" : undefined}>
				<ModuleBars dropOff={dropOff} courseId={courseId} />
			</div>
		</>
	);
}

function LessonBars({ dropOff, chosenId, courseId }: Omit<Props, "view">) {
	const { t } = useTranslation("teaching");
	const keys = useRovingFocus(BAR);
	return (
		<figure className="m-0 mt-6">
			<Plot dropOff={dropOff}>
				<nav aria-label={t("dropOff.chart")} className="flex h-full gap-2.5" {...keys.group}>
					{dropOff.modules.map((module) => (
						<div
							key={module.id}
							className="flex h-full min-w-0 gap-px"
							style={{ flexGrow: module.lessons.length, flexBasis: 0 }}
						>
							{module.lessons.map((bar) => (
								<BarLink
									key={bar.id}
									bar={bar}
									top={dropOff.top}
									isChosen={bar.id === chosenId}
									to={`/instructor-dashboard?course=${courseId}&lesson=${bar.id}#answered-worst`}
								/>
							))}
						</div>
					))}
				</nav>
			</Plot>
			<div aria-hidden="true" className="ml-10 flex gap-2.5 text-step-1">
				{dropOff.modules.map((module) => (
					<p
						key={module.id}
						className="min-w-0 truncate border-t border-line-strong pt-1"
						style={{ flexGrow: module.lessons.length, flexBasis: 0 }}
						title={module.title}
					>
						<span className="block font-strong tabular">{module.number}</span>
						<span className="text-ink-muted">{module.title}</span>
					</p>
				))}
			</div>
			<Legend steep={t("dropOff.steep")} />
		</figure>
	);
}

function ModuleBars({ dropOff, courseId }: Pick<Props, "dropOff" | "courseId">) {
	const { t } = useTranslation("teaching");
	const keys = useRovingFocus(BAR);
	return (
		<figure className="m-0 mt-6">
			<Plot dropOff={dropOff}>
				<nav aria-label={t("dropOff.chartModules")} className="flex h-full gap-2.5" {...keys.group}>
					{dropOff.modules.map((module) => (
						<BarLink
							key={module.id}
							bar={module}
							top={dropOff.top}
							isLabelled
							to={`/instructor-dashboard?course=${courseId}&chart=lessons#where-people-stop`}
						/>
					))}
				</nav>
			</Plot>
			<div aria-hidden="true" className="ml-10 flex gap-2.5 text-step-1">
				{dropOff.modules.map((module) => (
					<p
						key={module.id}
						className="min-w-0 grow basis-0 border-t border-line-strong pt-1 text-center font-strong tabular"
					>
						{module.number}
					</p>
				))}
			</div>
			<Legend steep={t("dropOff.steepModule")} />
		</figure>
	);
}

/** The scale and its lines, with room for a label above the highest bar. */
function Plot({ dropOff: { top, marks }, children }: { dropOff: DropOffView; children: ReactNode }) {
	return (
		<div className="relative ml-10 h-44 pt-5">
			<div className="relative h-full">
				{marks.map(({ value, text }) => (
					<div
						key={value}
						aria-hidden="true"
						className="absolute inset-x-0 border-t border-line"
						style={{ bottom: `${(100 * value) / top}%` }}
					>
						<span className="absolute right-full mr-2.5 -translate-y-1/2 text-step-1 leading-none text-ink-subtle tabular">
							{text}
						</span>
					</div>
				))}
				<div className="relative h-full">{children}</div>
			</div>
		</div>
	);
}

type BarProps = { bar: Bar; top: number; to: string; isChosen?: boolean; isLabelled?: boolean };

/** Filled as far as people went on, outlined for those who stopped, amber where many did. */
function BarLink({ bar, top, to, isChosen = false, isLabelled = false }: BarProps) {
	const { t } = useTranslation("teaching");
	const { number, title, opened, wentOn, stopped, isSteep } = bar;
	const label = t("dropOff.bar", { number, title, opened, wentOn, stopped });
	return (
		<Link
			to={to}
			preventScrollReset
			data-bar=""
			aria-label={label}
			aria-current={isChosen ? "true" : undefined}
			title={label}
			className="group relative flex h-full min-w-0 grow basis-0 flex-col justify-end forced-color-adjust-none"
		>
			{(isSteep || isLabelled) && stopped > 0 ? (
				<span
					aria-hidden="true"
					className={classNames(
						"shrink-0 self-center text-step-1 leading-5 whitespace-nowrap tabular",
						isSteep ? "font-strong text-warning" : "text-ink-muted",
					)}
				>
					−{stopped}
				</span>
			) : null}
			{stopped > 0 ? (
				<span
					className={classNames(
						"block shrink-0 border border-b-0",
						isSteep ? "border-warning bg-warning-soft" : "border-control bg-surface",
					)}
					style={{ height: `${(100 * stopped) / top}%` }}
				/>
			) : null}
			<span
				className={classNames("block shrink-0 group-hover:bg-brand-hover", isChosen ? "bg-accent" : "bg-brand")}
				style={{ height: `${(100 * wentOn) / top}%` }}
			/>
		</Link>
	);
}

function Legend({ steep }: { steep: string }) {
	const { t } = useTranslation("teaching");
	return (
		<ul aria-hidden="true" className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-step-1 text-ink-muted">
			{[
				["bg-brand", t("dropOff.wentOn")],
				["border border-control bg-surface", t("dropOff.stopped")],
				["border border-warning bg-warning-soft", steep],
			].map(([look, words]) => (
				<li key={words} className="flex items-center gap-2 forced-color-adjust-none">
					<span className={classNames("size-2.5 shrink-0", look)} />
					{words}
				</li>
			))}
		</ul>
	);
}
