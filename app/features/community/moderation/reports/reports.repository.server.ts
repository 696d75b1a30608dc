import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import type { HoldReason, ReportReason } from "#db/schema/community/moderation-kinds.ts";
import { moderationCases, moderationReports } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import type { ReportedThing } from "../reportable.ts";

export type Subject = { kind: string; id: string };

/** Somebody with an account, or a guest who has given name and address. */
export type Reporter = { userId: number } | { name: string; email: string };

/** The same where only the database knows the id, since the thing is written in the same batch. */
export type SubjectInBatch = { kind: string; id: string | SQL<string> };

function isOpenCase({ kind, id }: SubjectInBatch): SQL | undefined {
	return and(
		eq(moderationCases.subjectKind, kind),
		eq(moderationCases.subjectId, id),
		// Written out, because SQLite does not use the partial index with a bound value.
		sql`${moderationCases.status} = 'open'`,
	);
}

/** The number of the thing's open case, as an expression. */
export function openCaseId(subject: SubjectInBatch): SQL<number> {
	return sql<number>`(select ${moderationCases.id} from ${moderationCases} where ${isOpenCase(subject)})`;
}

export function findOpenCase(db: Database, subject: Subject) {
	return db.select().from(moderationCases).where(isOpenCase(subject)).limit(1);
}

/** The reporter's own report in the open case, if any. */
export function findOwnReport(db: Database, subject: Subject, reporter: Reporter) {
	return db
		.select({ key: moderationReports.key, reportedAt: moderationReports.reportedAt })
		.from(moderationReports)
		.where(and(isBy(reporter), sql`${moderationReports.caseId} = ${openCaseId(subject)}`))
		.limit(1);
}

function isBy(reporter: Reporter): SQL {
	return "userId" in reporter
		? eq(moderationReports.reporterId, reporter.userId)
		: eq(moderationReports.guestEmail, reporter.email);
}

/** What the reporter has sent with this key, also about a case that was decided since. */
export function findSentReport(db: Database, key: string, reporter: Reporter) {
	return db
		.select({ reportedAt: moderationReports.reportedAt })
		.from(moderationReports)
		.where(and(eq(moderationReports.key, key), isBy(reporter)));
}

type NewCase = { subject: Subject; thing: ReportedThing; reason: ReportReason; now: Date };

/** Opens a case with a copy of the thing, unless one is open. */
export function insertCase(db: Database, { subject, thing, reason, now }: NewCase): Write {
	return db
		.insert(moderationCases)
		.values({
			subjectKind: subject.kind,
			subjectId: subject.id,
			authorId: thing.authorId,
			authorName: thing.authorName,
			title: thing.title,
			body: thing.text,
			path: thing.path,
			language: thing.language,
			reason,
			openedAt: now,
		})
		.onConflictDoNothing();
}

export type HeldThing = {
	subject: SubjectInBatch;
	authorId: number;
	/** The public name. */
	authorName: string;
	title: string;
	text: string | SQL<string>;
	path: string | SQL<string>;
	language: string | null;
	/** Uploads that it shows. */
	pictures: readonly string[];
};

/** Opens a case of a thing that nobody has reported, unless one is open. `markHeld` stands behind it. */
export function insertHeldCase(db: Database, { subject, text, pictures: _, ...thing }: HeldThing, now: Date): Write {
	const named = { subjectKind: subject.kind, subjectId: subject.id };
	return db
		.insert(moderationCases)
		.values({ ...named, ...thing, body: text, reason: "other", openedAt: now })
		.onConflictDoNothing();
}

/** Notes why the thing of an open case is hidden, unless reports have hidden it already. */
export function markHeld(
	db: Database,
	subject: SubjectInBatch,
	{ heldBy, now }: { heldBy: HoldReason; now: Date },
): Write {
	return db
		.update(moderationCases)
		.set({ hiddenAt: now, hiddenBy: heldBy })
		.where(and(isOpenCase(subject), sql`${moderationCases.hiddenAt} is null`));
}

type NewReport = {
	key: string;
	subject: Subject;
	reporter: Reporter;
	language: string;
	reason: ReportReason;
	body: string | null;
	now: Date;
};

/** Fails as a duplicate when the reporter has one in the open case. */
export function insertReport(db: Database, { key, subject, reporter, language, reason, body, now }: NewReport): Write {
	const isUser = "userId" in reporter;
	return db.insert(moderationReports).values({
		key,
		caseId: openCaseId(subject),
		reporterId: isUser ? reporter.userId : null,
		guestName: isUser ? null : reporter.name,
		guestEmail: isUser ? null : reporter.email,
		language,
		reason,
		body,
		reportedAt: now,
	});
}

/** Makes the open case urgent and locks its evidence. */
export function markUrgent(
	db: Database,
	subject: Subject,
	{ evidenceUntil, now }: { evidenceUntil: Date; now: Date },
): Write {
	return db
		.update(moderationCases)
		.set({
			isUrgent: true,
			reason: "childSafety",
			evidenceUntil,
			hiddenAt: sql`coalesce(${moderationCases.hiddenAt}, ${now.getTime()})`,
			hiddenBy: sql`coalesce(${moderationCases.hiddenBy}, 'childSafety')`,
		})
		.where(isOpenCase(subject));
}

/** Notes that trusted reports hid the thing. Affects no row when it is hidden already, or decided. */
export function markHidden(db: Database, caseId: number, now: Date): Write {
	return db
		.update(moderationCases)
		.set({ hiddenAt: now, hiddenBy: "trustedReports" })
		.where(
			and(eq(moderationCases.id, caseId), eq(moderationCases.status, "open"), sql`${moderationCases.hiddenAt} is null`),
		);
}

/** The records of everybody with an account who reported in the open case of a thing. */
export function listReporterRecords(db: Database, subject: Subject) {
	const counted = (verdict: "right" | "wrong") =>
		sql<number>`(select count(*) from moderation_reports earlier
			where earlier.reporter_id = moderation_reports.reporter_id and earlier.verdict = ${verdict})`;
	return db
		.select({ right: counted("right").as("right_count"), wrong: counted("wrong").as("wrong_count") })
		.from(moderationReports)
		.where(and(sql`${moderationReports.caseId} = ${openCaseId(subject)}`, isNotNull(moderationReports.reporterId)));
}

/** What a mail about a report needs to know. */
export function findReportForMail(db: Database, key: string) {
	return db
		.select({
			reporterId: moderationReports.reporterId,
			guestName: moderationReports.guestName,
			guestEmail: moderationReports.guestEmail,
			language: moderationReports.language,
			caseId: moderationReports.caseId,
			path: moderationCases.path,
			reportedAt: moderationReports.reportedAt,
		})
		.from(moderationReports)
		.innerJoin(moderationCases, eq(moderationCases.id, moderationReports.caseId))
		.where(eq(moderationReports.key, key));
}

/** What a notification about a hidden thing needs to know. */
const HIDDEN = {
	id: moderationCases.id,
	status: moderationCases.status,
	subjectKind: moderationCases.subjectKind,
	title: moderationCases.title,
	path: moderationCases.path,
	isUrgent: moderationCases.isUrgent,
	hiddenBy: moderationCases.hiddenBy,
};

export function findOwnHiddenCase(db: Database, { userId, caseId }: { userId: number; caseId: number }) {
	return db
		.select(HIDDEN)
		.from(moderationCases)
		.where(
			and(eq(moderationCases.id, caseId), eq(moderationCases.authorId, userId), isNotNull(moderationCases.hiddenAt)),
		);
}
export type HiddenCase = Awaited<ReturnType<typeof findOwnHiddenCase>>[number];

export function listOwnHiddenCases(db: Database, { userId, among }: { userId: UserId; among: SQL }) {
	return db
		.select(HIDDEN)
		.from(moderationCases)
		.where(
			and(
				eq(moderationCases.authorId, userId),
				sql`${moderationCases.id} in ${among}`,
				isNotNull(moderationCases.hiddenAt),
			),
		);
}
