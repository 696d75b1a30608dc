import type { Formats } from "#app/shared/words/formats.ts";
import { chartTicks } from "#app/ui/charts/chart-ticks.ts";
import type { CountedCourse, OutlineLesson } from "../taught-courses.repository.server.ts";
import { isWithheld } from "./withheld.ts";

/** Courses of more lessons are shown by module. */
export const MOST_BARS = 60;
/** A share of those who opened it; more than that stands out. */
const STEEP_LESSON = 0.1;
const STEEP_MODULE = 0.2;

export const CHART_VIEWS = ["lessons", "modules"] as const;
export type ChartView = (typeof CHART_VIEWS)[number];

type Counts = { opened: number; wentOn: number; stopped: number };
export type Bar = Counts & {
	id: number;
	/** Counted through the course: "2" for a module, "2.6" for a lesson. */
	number: string;
	title: string;
	inEnglish: boolean;
	share: string;
	isSteep: boolean;
};
export type ModuleBar = Bar & { lessons: Bar[] };

type Input = {
	counted: Pick<CountedCourse, "reached" | "finished" | "lessons">;
	outline: readonly OutlineLesson[];
	formats: Formats;
};

/** The chart of where people stop; null while fewer than five have begun. */
export function dropOffView({ counted, outline, formats }: Input) {
	const { reached, finished } = counted;
	if (isWithheld(reached)) return null;
	const figures = new Map(counted.lessons.map((one) => [one.lessonId, one]));
	const modules = [...Map.groupBy(outline, ({ moduleId }) => moduleId).values()].map((lessons, at): ModuleBar => {
		const number = String(at + 1);
		const bars = lessons.map(({ id, title, inEnglish }, index) => {
			const { opened = 0, stopped = 0 } = figures.get(id) ?? {};
			const counts = { opened, stopped, wentOn: opened - stopped };
			return { id, number: `${number}.${index + 1}`, title, inEnglish, ...judged(counts, STEEP_LESSON, formats) };
		});
		const opened = Math.max(0, ...bars.map((bar) => bar.opened));
		const stopped = bars.reduce((sum, bar) => sum + bar.stopped, 0);
		return {
			id: lessons[0]?.moduleId ?? 0,
			number,
			title: lessons[0]?.moduleTitle ?? "",
			inEnglish: lessons[0]?.moduleInEnglish ?? false,
			...judged({ opened, stopped, wentOn: opened - stopped }, STEEP_MODULE, formats),
			lessons: bars,
		};
	});
	const bars = modules.flatMap(({ lessons }) => lessons);
	const ticks = chartTicks(Math.max(1, ...bars.map(({ opened }) => opened)));
	return {
		reached,
		finished,
		steepest: steepestOf(bars),
		modules,
		top: ticks.at(-1) ?? 1,
		marks: ticks.map((value) => ({ value, text: formats.number(value) })),
		isLong: bars.length > MOST_BARS,
	};
}
export type DropOffView = NonNullable<ReturnType<typeof dropOffView>>;

/** A share of fewer than five says nothing, and does not stand out. */
function judged(counts: Counts, steep: number, formats: Formats) {
	const share = counts.opened > 0 ? counts.stopped / counts.opened : 0;
	return {
		...counts,
		share: formats.percent(Math.round(100 * share)),
		isSteep: !isWithheld(counts.opened) && share > steep,
	};
}

/** The lesson at which the most stopped; null where nobody did. */
function steepestOf(bars: readonly Bar[]): Bar | null {
	const most = bars.reduce<Bar | null>((found, bar) => (bar.stopped > (found?.stopped ?? 0) ? bar : found), null);
	return most;
}

export function readChartView(params: URLSearchParams, isLong: boolean): ChartView {
	const asked = CHART_VIEWS.find((view) => view === params.get("chart"));
	return asked === "lessons" || !isLong ? (asked ?? "lessons") : "modules";
}
