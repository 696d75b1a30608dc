import { medianMinutes } from "#app/features/library/help/desk/report/response-times.ts";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { DAY_MS, MINUTE_MS } from "#app/shared/durations.ts";
import { deskText } from "#app/shared/words/desk-text.server.ts";
import { type Formats, formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { countAppeals, countCases, type ListedCase, listCases, listDecisionTimes } from "./cases.repository.server";
import { type CASE_SHELVES, CASES_LIST, CASES_PER_PAGE, COUNTED_CASES } from "./cases-query";
import { readUndo } from "./undo-parameter";

const FIGURE_DAYS = 30;

type Input = { user: CurrentUser; language: Language; search: URLSearchParams; now: Date };

/** `movedTo` is the last page when the address names a later one. */
export async function queuePageData(db: Database, { user, language, search, now }: Input) {
	const t = getFixedT(language, "moderation");
	const query = CASES_LIST.parse(search);
	const reader = { userId: user.id, now };
	const since = new Date(now.getTime() - FIGURE_DAYS * DAY_MS);
	const shelf = (name: (typeof CASE_SHELVES)[number]) =>
		countCases(db, CASES_LIST.parse(new URLSearchParams({ shelf: name })), reader);
	const { cases, asked, open, mine, appeals, times, appealed } = await inBatch(db, {
		cases: listCases(db, query, reader),
		asked: countCases(db, query, reader),
		open: shelf("open"),
		mine: shelf("mine"),
		appeals: shelf("appeals"),
		times: listDecisionTimes(db, since),
		appealed: countAppeals(db, since),
	});
	const formats = formatsFor({ language, timeZone: user.timeZone });
	const counted = asked[0]?.n ?? 0;
	const pageCount = Math.max(1, Math.ceil(Math.min(counted, COUNTED_CASES) / CASES_PER_PAGE));
	const median = medianMinutes(
		times.map(({ minutes }) => ({ answeredAt: now, minutes })),
		{ now, days: FIGURE_DAYS },
	);
	const { decided = 0, upheld = 0 } = appealed[0] ?? {};
	return {
		movedTo: query.page > pageCount ? CASES_LIST.href(query, { page: pageCount }) : null,
		page: {
			title: t("title"),
			description: t("description"),
			query,
			pageCount,
			counted,
			counts: { open: open[0]?.n ?? 0, mine: mine[0]?.n ?? 0, appeals: appeals[0]?.n ?? 0 },
			cases: cases.map((row) => caseRow(row, { language, formats, now, readerId: user.id })),
			figures: {
				median: median === null ? null : formats.duration(median),
				upheld: decided === 0 ? null : formats.percent(Math.round((100 * upheld) / decided)),
			},
			undo: readUndo(search, now),
		},
	};
}
export type QueuePageData = Awaited<ReturnType<typeof queuePageData>>["page"];

type Reading = { language: Language; formats: Formats; now: Date; readerId: number };

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
		heldBy: isHeld ? (takenById === readerId ? ("me" as const) : (takerName ?? "")) : null,
	};
}
export type CaseRow = ReturnType<typeof caseRow>;
