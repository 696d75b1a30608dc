import { and, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import {
	anonymous,
	factsOf,
	namedIn,
	type Person,
	type PersonalData,
} from "#app/shared/personal-data/personal-data.server.ts";
import {
	moderationAppeals,
	moderationCases,
	moderationDecisions,
	moderationLinks,
	moderationReports,
	moderationSilences,
} from "#db/schema/schema.ts";

/** Own reports, and what was decided about one's own texts. Who reported and who decided is nobody else's to read. */
export const PERSONAL_DATA: PersonalData = {
	facts: [
		factsOf(moderationLinks, {
			folder: null,
			whose: (person) => sql`${moderationLinks.decisionId} ${decisionsAbout(person)}`,
			exported: [],
			withheld: { secret: ["tokenHash"], internal: ["decisionId", "expiresAt"] },
			ending: { kind: "erased" },
			merge: "follows",
		}),
		factsOf(moderationSilences, {
			folder: "account",
			whose: ({ id }) => eq(moderationSilences.userId, id),
			exported: ["decisionId", "userId", "scope", "startsAt", "endsAt", "liftedAt"],
			withheld: { internal: ["endNotedAt"] },
			ending: { kind: "erased" },
			merge: { moves: "userId" },
		}),
		factsOf(moderationAppeals, {
			folder: "account",
			whose: (person) => sql`${moderationAppeals.decisionId} ${decisionsAbout(person)}`,
			exported: ["decisionId", "body", "appealedAt", "outcome", "reasons", "decidedAt"],
			withheld: { others: ["deciderId"] },
			ending: anonymous("moderation", "body", "reasons"),
			merge: "follows",
		}),
		factsOf(moderationDecisions, {
			folder: "account",
			whose: ({ id }) => eq(moderationDecisions.memberId, id),
			exported: [
				"id",
				"caseId",
				"memberId",
				"outcome",
				"sanction",
				"scope",
				"days",
				"endsAt",
				"ground",
				"facts",
				"isAutomated",
				"decidedAt",
				"appealUntil",
				"liftedAt",
				"liftedWhy",
				"editedAt",
				"sanctionEndedAt",
			],
			withheld: { others: ["moderatorId"], internal: ["round"] },
			ending: anonymous("moderation", "memberId", "facts"),
			merge: { moves: "memberId" },
		}),
		factsOf(moderationReports, {
			folder: "account",
			whose: ofReporter,
			exported: [
				"key",
				"caseId",
				"reporterId",
				"guestName",
				"guestEmail",
				"language",
				"reason",
				"body",
				"reportedAt",
				"verdict",
			],
			ending: anonymous("moderation", "reporterId", "guestName", "guestEmail", "body"),
			merge: { moves: "reporterId", onePer: ["caseId"] },
		}),
		factsOf(moderationCases, {
			folder: "account",
			// What is evidence stays until its day, and the sweep takes it.
			whose: ({ id }) => and(eq(moderationCases.authorId, id), isNull(moderationCases.evidenceUntil)),
			exported: [
				"id",
				"subjectKind",
				"subjectId",
				"authorId",
				"authorName",
				"title",
				"body",
				"path",
				"language",
				"decidedAt",
			],
			withheld: {
				others: ["takenById", "passedById", "passedNote"],
				internal: [
					"status",
					"round",
					"reason",
					"isUrgent",
					"openedAt",
					"hiddenAt",
					"hiddenBy",
					"takenUntil",
					"evidenceUntil",
				],
			},
			ending: anonymous("moderation", "authorId", "authorName", "title", "body", "passedNote"),
			merge: { moves: "authorId" },
		}),
	],
	named: [
		namedIn(moderationCases, {
			whose: ({ id }) => and(eq(moderationCases.authorId, id), isNotNull(moderationCases.evidenceUntil)),
			ending: { kind: "kept", why: "evidence" },
		}),
		namedIn(moderationCases, {
			whose: ({ id }) => eq(moderationCases.takenById, id),
			ending: anonymous("work", "takenById"),
		}),
		namedIn(moderationCases, {
			whose: ({ id }) => eq(moderationCases.passedById, id),
			ending: anonymous("work", "passedById", "passedNote"),
		}),
		namedIn(moderationDecisions, {
			whose: ({ id }) => eq(moderationDecisions.moderatorId, id),
			ending: anonymous("work", "moderatorId"),
		}),
		namedIn(moderationAppeals, {
			whose: ({ id }) => eq(moderationAppeals.deciderId, id),
			ending: anonymous("work", "deciderId"),
		}),
	],
};

function ofReporter({ id, email }: Person): SQL | undefined {
	const own = eq(moderationReports.reporterId, id);
	return email === null ? own : or(own, eq(moderationReports.guestEmail, email));
}

function decisionsAbout({ id }: Person): SQL {
	return sql`in (select ${moderationDecisions.id} from ${moderationDecisions} where ${moderationDecisions.memberId} = ${id})`;
}
