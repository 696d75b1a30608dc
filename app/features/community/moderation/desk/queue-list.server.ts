import { DAY_MS, MINUTE_MS } from "#app/shared/durations.ts";
import { deskText } from "#app/shared/words/desk-text.server.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import type { ResultOf } from "#db/in-batch.server.ts";
import { minutesWithin } from "../figures/decision-figures.ts";
import { listFirstDecisions } from "../figures/figures.repository.server.ts";
import { countCases, type ListedCase, listCases } from "./cases.repository.server";
import { type CASE_SHELVES, CASES_LIST, CASES_PER_PAGE, type CasesQuery, COUNTED_CASES } from "./cases-query";

/** Days of which the queue says how fast cases are decided. */
const MEDIAN_DAYS = 7;

type Reader = { userId: number; now: Date };

/** What the list of cases and its tabs show, for the batch of a page. */
export function queueStatements(db: Database, query: CasesQuery, reader: Reader) {
	const shelf = (name: (typeof CASE_SHELVES)[number]) =>
		countCases(db, CASES_LIST.parse(new URLSearchParams({ shelf: name })), reader);
	return {
		cases: listCases(db, query, reader),
		asked: countCases(db, query, reader),
		open: shelf("open"),
		mine: shelf("mine"),
		appeals: shelf("appeals"),
		sanctions: shelf("sanctions"),
		week: listFirstDecisions(db, new Date(reader.now.getTime() - MEDIAN_DAYS * DAY_MS)),
	};
}

type Statements = ReturnType<typeof queueStatements>;
type QueueRows = { [Name in keyof Statements]: ResultOf<Statements[Name]> };
type Reading = { language: Language; formats: Formats; now: Date; readerId: number };

/** The list of cases with its tabs, which stands beside an opened case as well. */
export function queueList(found: QueueRows, query: CasesQuery, reading: Reading) {
	const { cases, asked, open, mine, appeals, sanctions, week } = found;
	const { formats } = reading;
	const counted = asked[0]?.n ?? 0;
	const median = minutesWithin(week, 0.5);
	return {
		query,
		counted,
		pageCount: Math.max(1, Math.ceil(Math.min(counted, COUNTED_CASES) / CASES_PER_PAGE)),
		counts: {
			open: open[0]?.n ?? 0,
			mine: mine[0]?.n ?? 0,
			appeals: appeals[0]?.n ?? 0,
			sanctions: sanctions[0]?.n ?? 0,
		},
		cases: cases.map((row) => caseRow(row, reading)),
		/** Half of the decisions of the week were made within it; null without any. */
		median: median === null ? null : formats.duration(median),
	};
}
export type QueueList = ReturnType<typeof queueList>;

/** A case in a list. What concerns child safety is named by that alone. */
export function caseRow(row: ListedCase, { language, formats, now, readerId }: Reading) {
	const t = getFixedT(language, "moderation");
	const { id, round, reason, status, isUrgent, openedAt, decidedAt, hiddenBy, takenById, takenUntil, takerName } = row;
	const isHeld = takenById !== null && takenUntil !== null && takenUntil > now;
	const kind = deskText(language)(`reportables.${row.subjectKind}`) ?? row.subjectKind;
	const since = Math.max(0, Math.floor((now.getTime() - openedAt.getTime()) / MINUTE_MS));
	return {
		id,
		round,
		reason,
		isUrgent,
		isOpen: status === "open",
		isClosed: Boolean(row.isClosed),
		title: isUrgent ? t("urgentTitle") : row.title || t("emptied"),
		kind,
		author: row.authorName || null,
		reports: row.reports,
		hiddenBy,
		age: formats.duration(since),
		decided: decidedAt && formats.dateTime(decidedAt),
		outcome: row.outcome,
		/** The silence or suspension of the latest decision, for the list of those that hold. */
		sanction: row.sanction === "silenced" || row.sanction === "suspended" ? row.sanction : null,
		sanctionUntil: row.sanctionEnd && formats.date(row.sanctionEnd),
		heldBy: isHeld ? (takenById === readerId ? ("me" as const) : (takerName ?? "")) : null,
		heldUntil: isHeld ? timeOrDateTime(takenUntil, { formats, now }) : null,
	};
}
export type CaseRow = ReturnType<typeof caseRow>;

/** The day as well where it is not today. */
function timeOrDateTime(instant: Date, { formats, now }: Pick<Reading, "formats" | "now">): string {
	return formats.date(instant) === formats.date(now) ? formats.time(instant) : formats.dateTime(instant);
}
