import { and, eq, ne, or, type SQL, sql } from "drizzle-orm";
import { PICTURE_FILE } from "#app/features/people/account/picture/picture-file.ts";
import {
	auditEntries,
	couponUseKeys,
	couponUses,
	courses,
	documentDrafts,
	documentVersions,
	helpVotes,
	incidentUpdates,
	intakeLines,
	intakeSources,
	intakes,
	localMail,
	outbox,
	rateLimits,
	refunds,
	settingChanges,
	siteSettings,
	ticketLinks,
	ticketMessages,
	tickets,
	trialPersons,
	uploads,
} from "#db/schema/schema.ts";
import { factsOf, type Person, type TableFacts } from "./table-facts";

const erased = { kind: "erased" } as const;
const work = (...emptied: string[]) => ({ kind: "anonymous", why: "work", emptied }) as const;
const NOTHING = sql`false`;

/** Requests of the account, and those that were written as a guest from its confirmed address. */
function ofPerson({ id, email }: Person): SQL | undefined {
	return email === null ? eq(tickets.ownerId, id) : or(eq(tickets.ownerId, id), eq(tickets.guestEmail, email));
}
const ofTickets = (person: Person) => sql`in (select ${tickets.id} from ${tickets} where ${ofPerson(person)})`;

/** What somebody has asked and said, what is noted of them, and what they have done for the school. */
export const SCHOOL_FACTS: readonly TableFacts[] = [
	factsOf(ticketMessages, {
		room: "help",
		// Notes are between staff, and say more of them than of whoever asked.
		whose: (person) => and(sql`${ticketMessages.ticketId} ${ofTickets(person)}`, ne(ticketMessages.kind, "note")),
		exported: ["id", "ticketId", "kind", "body", "createdAt"],
		withheld: { key: "internal", authorId: "others" },
		ending: erased,
	}),
	factsOf(ticketLinks, {
		room: "help",
		whose: (person) => sql`${ticketLinks.ticketId} ${ofTickets(person)}`,
		exported: ["ticketId", "expiresAt"],
		withheld: { tokenHash: "secret" },
		ending: erased,
	}),
	factsOf(tickets, {
		room: "help",
		whose: ofPerson,
		exported: [
			"id",
			"key",
			"year",
			"serial",
			"ownerId",
			"guestName",
			"guestEmail",
			"language",
			"topic",
			"subject",
			"page",
			"status",
			"isPriority",
			"createdAt",
			"openedAt",
			"changedAt",
			"firstAnsweredAt",
			"closedAt",
		],
		withheld: { assigneeId: "others", revision: "internal" },
		ending: erased,
	}),
	factsOf(helpVotes, {
		room: "help",
		whose: ({ id }) => eq(helpVotes.userId, id),
		exported: ["documentId", "voter", "userId", "isHelpful", "reason", "language", "votedAt"],
		ending: erased,
	}),
	factsOf(auditEntries, {
		room: "record",
		// What they have done to others is the others'; what was done to their account, by whomever, is theirs.
		whose: ({ id }) => and(eq(auditEntries.subjectKind, "user"), eq(auditEntries.subjectId, String(id))),
		exported: ["id", "deed", "subjectKind", "subjectId", "before", "after", "at"],
		withheld: { actorId: "others", requestId: "internal" },
		ending: { kind: "anonymous", why: "audit", emptied: ["before", "after"] },
	}),
	factsOf(outbox, {
		room: null,
		// Jobs name an account by its number, which says nothing once the account is gone, and never by its address.
		whose: () => NOTHING,
		exported: [],
		withheld: {
			...({ id: "internal", kind: "internal", payload: "internal", dueAt: "internal" } as const),
			...({ nextTryAt: "internal", claimedUntil: "internal", handedOverAt: "internal" } as const),
			...({ attempts: "internal", doneAt: "internal", deadAt: "internal", lastError: "internal" } as const),
		},
		ending: { kind: "kept", why: "jobs" },
	}),
	factsOf(localMail, {
		room: null,
		// A school that runs locally shows its mail; in production there is none.
		whose: ({ email }) => (email === null ? NOTHING : eq(localMail.to, email)),
		exported: [],
		withheld: {
			...({ id: "internal", kind: "internal", to: "internal" } as const),
			...({ subject: "internal", text: "internal", html: "internal", writtenAt: "internal" } as const),
		},
		ending: erased,
	}),
	factsOf(rateLimits, {
		room: null,
		// Tries are counted by address, for an hour at most.
		whose: ({ email }) => (email === null ? NOTHING : sql`instr(${rateLimits.key}, ${`:${email}`}) > 0`),
		exported: [],
		withheld: { key: "internal", windowStartedAt: "internal", used: "internal", expiresAt: "internal" },
		ending: erased,
	}),
	factsOf(documentVersions, {
		room: "work",
		whose: ({ id }) => eq(documentVersions.authorId, id),
		exported: ["id", "documentId", "number", "authorId", "note", "createdAt"],
		withheld: { manifest: "internal" },
		ending: work("authorId"),
	}),
	factsOf(documentDrafts, {
		room: "work",
		whose: ({ id }) => eq(documentDrafts.editorId, id),
		exported: ["documentId", "key", "language", "body", "editorId", "editedAt"],
		withheld: { base: "internal", revision: "internal" },
		ending: work("editorId"),
	}),
	factsOf(settingChanges, {
		room: "work",
		whose: ({ id }) => eq(settingChanges.by, id),
		exported: ["id", "key", "version", "before", "after", "by", "at", "undoes"],
		ending: work("by"),
	}),
	factsOf(siteSettings, {
		room: "work",
		whose: ({ id }) => eq(siteSettings.updatedBy, id),
		exported: ["key", "version", "updatedAt", "updatedBy"],
		withheld: { value: "internal" },
		ending: work("updatedBy"),
	}),
	factsOf(incidentUpdates, {
		room: "work",
		whose: ({ id }) => eq(incidentUpdates.authorId, id),
		exported: ["id", "incidentId", "state", "words", "authorId", "at"],
		ending: work("authorId"),
	}),
	factsOf(intakes, {
		room: "work",
		whose: ({ id }) => eq(intakes.ownerId, id),
		exported: ["id", "kind", "ownerId", "state", "lines", "settled", "createdAt", "startedAt", "finishedAt"],
		withheld: { heads: "internal", mapping: "internal", readAs: "internal", language: "internal" },
		ending: erased,
	}),
	// Before its lines, by which it is known whom it names.
	factsOf(intakeSources, {
		room: null,
		whose: ({ email }) =>
			email === null
				? NOTHING
				: sql`${intakeSources.intakeId} in (select ${intakeLines.intakeId} from ${intakeLines} where ${isNamed(email)})`,
		exported: [],
		withheld: { intakeId: "internal", bytes: "others" },
		ending: erased,
	}),
	factsOf(intakeLines, {
		room: null,
		// Lines of a file that an admin handed in, for a month: whose address stands in one is named by it.
		whose: ({ email }) => (email === null ? NOTHING : isNamed(email)),
		exported: [],
		withheld: {
			...({ intakeId: "internal", number: "internal", cells: "others" } as const),
			...({ outcome: "internal", why: "internal", value: "others" } as const),
		},
		ending: erased,
	}),
	factsOf(couponUseKeys, {
		room: null,
		// Hashes by which a use is known again; they go with it.
		whose: ({ id }) =>
			sql`${couponUseKeys.useId} in (select ${couponUses.id} from ${couponUses} where ${couponUses.userId} = ${id})`,
		exported: [],
		withheld: { couponId: "internal", personKey: "internal", useId: "internal" },
		ending: erased,
	}),
	factsOf(trialPersons, {
		room: null,
		// Hashes by which somebody who has begun a trial is known again; they go with the account.
		whose: ({ id }) => eq(trialPersons.userId, id),
		exported: [],
		withheld: { personKey: "internal", userId: "internal", orderId: "internal", startedAt: "internal" },
		ending: erased,
	}),
	factsOf(couponUses, {
		room: "account",
		whose: ({ id }) => eq(couponUses.userId, id),
		exported: ["id", "couponId", "orderId", "userId", "state", "reservedAt", "expiresAt", "settledAt"],
		withheld: { personKeys: "internal" },
		ending: erased,
	}),
	factsOf(courses, {
		room: "work",
		whose: ({ id }) => eq(courses.instructorId, id),
		exported: ["id", "slug", "topic", "instructorId", "publishedAt", "createdAt"],
		withheld: {
			...({ level: "internal", priceCents: "internal", currency: "internal", featured: "internal" } as const),
			...({ position: "internal", minutes: "internal", lessonCount: "internal", lessonCounts: "internal" } as const),
			translated: "internal",
			...({ enrollmentCount: "internal", ratingSum: "internal", ratingCount: "internal" } as const),
			documentId: "internal",
		},
		ending: { kind: "endsFirst" },
	}),
];

/** Columns of tables that have their facts already, by which somebody is named in what is not theirs: emptied as well. */
export const NAMED_ELSEWHERE: readonly TableFacts[] = [
	factsOf(tickets, {
		room: null,
		whose: ({ id }) => eq(tickets.assigneeId, id),
		exported: [],
		ending: work("assigneeId"),
	}),
	factsOf(ticketMessages, {
		room: null,
		whose: ({ id }) => eq(ticketMessages.authorId, id),
		exported: [],
		ending: work("authorId"),
	}),
	factsOf(uploads, {
		room: null,
		whose: ({ id }) => and(eq(uploads.ownerId, id), ne(uploads.purpose, PICTURE_FILE.purpose)),
		exported: [],
		ending: work("ownerId"),
	}),
	factsOf(refunds, {
		room: null,
		whose: ({ id }) => eq(refunds.decidedBy, id),
		exported: [],
		ending: work("decidedBy"),
	}),
];

/** A condition: the address stands in a line of a file. */
function isNamed(email: string): SQL {
	return sql`exists (select 1 from json_each(${intakeLines.cells}) where lower(trim(value)) = ${email})`;
}
