import type { Database } from "#db/client.server.ts";
import {
	moderationAppeals,
	moderationCases,
	moderationDecisions,
	moderationLinks,
	moderationReports,
	moderationSilences,
} from "#db/schema/schema.ts";

type Somebody = { userId: number; email: string; mark: string; at: Date; later: Date };

/** A case about something of the account, decided with a silence and an appeal; reports by the account and as a guest; and work as a moderator. */
export async function makeModeration(db: Database, { userId, email, mark, at, later }: Somebody) {
	const [found] = await db
		.insert(moderationCases)
		.values({
			subjectKind: "page",
			subjectId: `/courses/${userId}`,
			authorId: userId,
			authorName: `Author ${mark}`,
			title: `Case ${mark}`,
			body: `Reported ${mark}`,
			path: "/courses",
			reason: "other",
			openedAt: at,
			takenById: userId,
			takenUntil: later,
			passedById: userId,
			passedNote: `Passed ${mark}`,
		})
		.returning();
	const caseId = found?.id ?? 0;
	const report = { caseId, language: "en", reason: "other", reportedAt: at } as const;
	await db
		.insert(moderationReports)
		.values({ ...report, key: crypto.randomUUID(), reporterId: userId, body: `Report ${mark}` });
	await db.insert(moderationReports).values({
		...report,
		key: crypto.randomUUID(),
		guestName: `Guest ${mark}`,
		guestEmail: email,
		body: `Guest report ${mark}`,
	});
	const decisionId = crypto.randomUUID();
	await db.insert(moderationDecisions).values({
		id: decisionId,
		caseId,
		round: 1,
		moderatorId: userId,
		memberId: userId,
		outcome: "hidden",
		sanction: "silenced",
		scope: "forum",
		ground: "spam",
		facts: `Facts ${mark}`,
		decidedAt: at,
		appealUntil: later,
	});
	await db.insert(moderationSilences).values({ decisionId, userId, scope: "forum", startsAt: at, endsAt: later });
	await db.insert(moderationAppeals).values({
		decisionId,
		body: `Appeal ${mark}`,
		appealedAt: at,
		deciderId: userId,
		outcome: "upheld",
		reasons: `Reasons ${mark}`,
		decidedAt: later,
	});
	await db.insert(moderationLinks).values({ tokenHash: crypto.randomUUID(), decisionId, expiresAt: later });
}
