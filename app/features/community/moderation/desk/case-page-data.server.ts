import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { MINUTE_MS } from "#app/shared/durations.ts";
import { wordDifferences } from "#app/shared/text/word-differences.server.ts";
import { deskText } from "#app/shared/words/desk-text.server.ts";
import { type Formats, formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { GROUNDS, measureOf, OUTCOMES } from "#db/schema/community/moderation-kinds.ts";
import { TAKEN_MINUTES } from "../limits.ts";
import { listRecipients } from "../passing/passing.repository.server.ts";
import type { KeptPicture, ReportableKind, Reportables, ReportedThing } from "../reportable.ts";
import { listCasePictures } from "../reports/case-pictures.repository.server.ts";
import { copyInWords } from "../reports/copy-in-words.ts";
import { removableOf } from "../same/removable.ts";
import { runningSanction } from "../sanctions/running-sanction.ts";
import { type FoundDecision, findLatestDecision } from "../statements/decisions.repository.server.ts";
import { groundName, statementOf } from "../statements/statement.server.ts";
import { type FoundCase, findCase, listEarlierCases, listReports } from "./cases.repository.server";
import { CASES_LIST, caseHref } from "./cases-query";
import { caseRow, queueList, queueStatements } from "./queue-list.server";
import { readUndo } from "./undo-parameter";

type Input = {
	reportables: Reportables;
	id: number;
	user: Pick<CurrentUser, "id" | "capabilities" | "timeZone">;
	language: Language;
	search: URLSearchParams;
	now: Date;
};

/** Null for a case that there is not. What concerns child safety is left out until it is asked for with `show`. */
export async function casePageData(db: Database, { reportables, id, user, language, search, now }: Input) {
	const query = CASES_LIST.parse(search);
	const {
		found: [found],
		reports,
		earlier,
		decisions: [decision],
		pictures,
		recipients,
		...listed
	} = await inBatch(db, {
		...queueStatements(db, query, { userId: user.id, now }),
		found: findCase(db, id, { userId: user.id }),
		reports: listReports(db, id),
		earlier: listEarlierCases(db, id),
		decisions: findLatestDecision(db, id),
		pictures: listCasePictures(db, id),
		recipients: listRecipients(db, { id, actorId: user.id, now }),
	});
	if (!found) return null;
	const kind = reportables.get(found.subjectKind);
	const isCovered = found.isUrgent && search.get("show") !== "1";
	// Needs the subject of the case, so it runs second.
	const reader = { userId: user.id, isModerator: true };
	const { things = [], same = [] } = await inBatch(db, {
		things: kind?.find(db, { id: found.subjectId, reader, now }),
		same: isCovered ? undefined : kind?.findSame?.(db, { id: found.subjectId }),
	});
	const t = getFixedT(language, "moderation");
	const formats = formatsFor({ language, timeZone: user.timeZone });
	const reading = { language, formats, now, readerId: user.id };
	const row = caseRow(found, reading);
	const list = queueList(listed, query, reading);
	const at = list.cases.findIndex((one) => one.id === id);
	const stepTo = (step: number) => {
		const other = at < 0 ? (step > 0 ? list.cases[0] : undefined) : list.cases[at + step];
		return other ? caseHref(query, other.id) : null;
	};
	return {
		title: t("caseTitle", { id: String(id) }),
		queueTitle: t("title"),
		description: t("description"),
		case: {
			...row,
			title: isCovered ? row.title : found.title || t("emptied"),
			path: found.path,
			isCovered,
			passed: row.heldBy === null ? null : passedNote(found, { isCovered }),
			/** So long that taking it again changes nothing. */
			isHeldLong: found.takenUntil !== null && found.takenUntil.getTime() > now.getTime() + TAKEN_MINUTES * MINUTE_MS,
			authorId: found.authorId,
			hasAuthor: found.authorId !== null,
			opened: formats.dateTime(found.openedAt),
			hidden: found.hiddenAt && formats.dateTime(found.hiddenAt),
			evidence: found.evidenceUntil && formats.date(found.evidenceUntil),
			lang: found.language,
			/** Empty for a page as a whole; null once it is no longer kept. */
			copy: isCovered ? null : found.body && copyInWords(found.body),
			pictures: isCovered
				? []
				: keptPictures(kind, { ids: pictures.map(({ id: upload }) => upload), text: found.body ?? "" }),
			now: isCovered ? null : thingNow(found, things[0] ?? null),
		},
		/** Null for whom the case concerns: times and words would tell its author who has reported. */
		reports: found.isClosed ? null : reports.map((report) => reportView(report, { isCovered, formats })),
		earlier: earlier.map(({ id: caseId, title, reason, isUrgent, openedAt, outcome, sanction }) => ({
			id: caseId,
			title: isUrgent ? t("urgentTitle") : title || t("emptied"),
			reason,
			outcome,
			sanction,
			on: formats.date(openedAt),
		})),
		same: same.map(({ writtenAt, text: _, ...one }) => ({ ...one, on: formats.date(writtenAt) })),
		/** Ids of those that can be removed together with it. */
		others: removableOf(same, found.body).map((other) => other.id),
		/** Null where nothing is compared. */
		comparedDays: isCovered ? null : (kind?.comparedDays ?? null),
		decision: decision ? decisionView(decision, { language, formats, user, now }) : null,
		outcomes: OUTCOMES.filter((outcome) => {
			const measure = measureOf(outcome);
			if (measure) return things[0]?.measures?.includes(measure);
			return outcome !== "hidden" || kind?.isEditable;
		}),
		grounds: GROUNDS.map((value) => ({ value, label: groundName(value, language) })),
		maySuspend: user.capabilities.includes("people"),
		/** To whom the reader may pass it; null where it is not theirs to pass. */
		recipients: row.isOpen && !row.isClosed && (row.heldBy === null || row.heldBy === "me") ? recipients : null,
		list,
		previous: stepTo(-1),
		next: stepTo(1),
		undo: readUndo(search, now),
		kindName: deskText(language)(`reportables.${found.subjectKind}`) ?? found.subjectKind,
	};
}
export type CasePageData = NonNullable<Awaited<ReturnType<typeof casePageData>>>;

type Kept = { ids: readonly string[]; text: string };

function keptPictures(kind: ReportableKind | undefined, kept: Kept): readonly KeptPicture[] {
	return kind?.keptPictures?.(kept) ?? [];
}

/** Null for whom the case concerns, as its reports are. */
function passedNote({ isClosed, passerName, passedNote: note }: FoundCase, { isCovered }: { isCovered: boolean }) {
	return isClosed || passerName === null ? null : { by: passerName, note: isCovered ? null : note };
}

type Report = Awaited<ReturnType<typeof listReports>>[number];

function reportView(
	{ key, reason, body, reportedAt, isGuest, right, wrong }: Report,
	{ isCovered, formats }: { isCovered: boolean; formats: Formats },
) {
	return {
		key,
		reason,
		body: isCovered ? null : body,
		at: formats.dateTime(reportedAt),
		isGuest: Boolean(isGuest),
		right,
		all: right + wrong,
	};
}

function thingNow({ body, language }: { body: string | null; language: string | null }, thing: ReportedThing | null) {
	if (!thing) return { state: "gone" as const, pieces: null };
	const isSame = thing.text === (body ?? "");
	return { state: thing.state, pieces: isSame ? null : wordDifferences(body ?? "", thing.text, language ?? "*") };
}

type Reading = { language: Language; formats: Formats; user: Input["user"]; now: Date };

function decisionView(decision: FoundDecision, { language, formats, user, now }: Reading) {
	const { rows, title, decided } = statementOf(decision, { language, timeZone: user.timeZone });
	const { id, liftedWhy, appealedAt, appealBody, appealOutcome, appealReasons, appealDecidedAt } = decision;
	return {
		id,
		title,
		decided,
		rows,
		liftedWhy,
		/** The silence or suspension that holds now. */
		sanction: runningSanction(decision, now),
		sanctionUntil: decision.endsAt && formats.date(decision.endsAt),
		isOfReader: decision.moderatorId === user.id || decision.memberId === user.id,
		appeal: appealedAt && {
			body: appealBody ?? "",
			at: formats.dateTime(appealedAt),
			outcome: appealOutcome,
			reasons: appealReasons,
			decided: appealDecidedAt && formats.dateTime(appealDecidedAt),
		},
	};
}
