import { learningDay } from "#app/features/learning/enrollment/progress/learning-day.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { revenueTrends } from "../revenue/revenue-trends";
import { periodOf, readTrendRange, trendData } from "./trends";
import { findTrends } from "./trends.repository.server";

type Reader = { search: URLSearchParams; now: Date; timeZone: string; language: Language; seesMoney: boolean };

export function readTrends(db: Database, { search, now, timeZone, language, seesMoney }: Reader) {
	const today = learningDay(now, timeZone);
	const range = readTrendRange(search, today);
	const period = periodOf(range, now, timeZone);
	const formats = formatsFor({ language, timeZone });
	const reader = { days: range.days, period, timeZone, formats, language };
	const trends = findTrends(db, period, { seesMoney }).then((rows) => ({
		counts: trendData(rows.trends, reader),
		revenue: rows.revenue && revenueTrends(rows.revenue, reader),
	}));
	const span = { from: formats.longDay(period.first), to: formats.longDay(period.last) };
	return { range, today, span, trends };
}

export type TrendSpan = ReturnType<typeof readTrends>["span"];
