import { dayOf, startOfDay } from "#app/shared/calendar-day.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { stackMarks } from "#app/ui/charts/stack-marks.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { figuresByReason, figuresByWeek, figuresOf, weeksUntil } from "./decision-figures";
import { countOpenNow, listDecidedAppeals, listFirstDecisions, MOST_COUNTED } from "./figures.repository.server";
import { readWeeks } from "./figures-query";

type Input = { search: URLSearchParams; language: Language; timeZone: string; now: Date };

/** Median minutes from here on are drawn in hours. */
const HOURS_FROM = 180;

/** How many cases were decided in the chosen weeks, how fast, and what became of appeals. One trip. */
export async function figuresPageData(db: Database, { search, language, timeZone, now }: Input) {
	const chosen = readWeeks(search);
	const weeks = weeksUntil(dayOf(now, timeZone), chosen);
	const since = startOfDay(weeks[0] ?? dayOf(now, timeZone), timeZone);
	const {
		open: [open],
		decisions,
		appeals,
	} = await inBatch(db, {
		open: countOpenNow(db),
		decisions: listFirstDecisions(db, since),
		appeals: listDecidedAppeals(db, since),
	});
	const t = getFixedT(language, "moderation-figures");
	const formats = formatsFor({ language, timeZone });
	const time = (minutes: number | null) => (minutes === null ? null : formats.duration(minutes));
	const total = figuresOf(decisions, appeals);
	const byWeek = figuresByWeek({ decisions, appeals }, weeks, timeZone);
	const labelled = byWeek.map((one) => ({ ...one, label: formats.day(one.week) }));
	return {
		title: t("title"),
		description: t("description"),
		chosen,
		openNow: formats.number(open?.open ?? 0),
		urgentNow: open?.urgent ?? 0,
		total: {
			decided: formats.number(total.decided),
			median: time(inWholeHours(total.median)),
			within90: time(inWholeHours(total.within90)),
			upheld: formats.number(total.upheld),
			lifted: formats.number(total.lifted),
		},
		isCut: decisions.length === MOST_COUNTED || appeals.length === MOST_COUNTED,
		decidedByWeek: labelled.map(({ label, decided }, at) => ({
			label,
			value: decided,
			isToday: at === chosen - 1,
		})),
		timesByWeek: timesByWeek(labelled, { format: formats.duration, none: t("none") }),
		appealsByWeek: {
			bars: labelled.map(({ label, upheld, lifted }) => ({
				label,
				values: [upheld, lifted],
				texts: [upheld, lifted].map(formats.number),
				total: formats.number(upheld + lifted),
			})),
			marks: stackMarks(labelled.map(({ upheld, lifted }) => [upheld, lifted])).map((value) => ({
				value,
				text: formats.number(value),
			})),
		},
		byReason: figuresByReason({ decisions, appeals }).map(({ decided, median, within90, upheld, lifted, ...one }) => ({
			...one,
			decided: formats.number(decided),
			share: total.decided === 0 ? 0 : Math.round((100 * decided) / total.decided),
			median: time(median),
			within90: time(within90),
			upheld: formats.number(upheld),
			lifted: formats.number(lifted),
		})),
	};
}
export type FiguresPageData = Awaited<ReturnType<typeof figuresPageData>>;

type Week = { label: string; decided: number; median: number | null };
type Wording = { format: (minutes: number) => string; none: string };

/** The axis has round numbers of hours, or of minutes where all weeks are fast. */
function timesByWeek(weeks: readonly Week[], { format, none }: Wording) {
	const longest = Math.max(0, ...weeks.map(({ median }) => median ?? 0));
	const unitMinutes = longest < HOURS_FROM ? 1 : 60;
	const bars = weeks.map(({ label, decided, median }) => ({
		label,
		values: [(median ?? 0) / unitMinutes],
		texts: [median === null ? none : format(median)],
		total: String(decided),
	}));
	const marks = stackMarks(bars.map(({ values }) => values)).map((value) => ({
		value,
		text: format(value * unitMinutes),
	}));
	return { bars, marks };
}

/** Minutes of a large figure: above two hours, whole hours, which stay on one line. */
function inWholeHours(minutes: number | null): number | null {
	return minutes !== null && minutes > 120 ? Math.round(minutes / 60) * 60 : minutes;
}
