import { eq, isNull } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import { ALL_ROOMS } from "#app/composition.server.ts";
import { newJobId } from "#app/features/operations/jobs/face.server.ts";
import type { JobsOf } from "#app/features/operations/jobs/job-kinds.ts";
import { defineMail } from "#app/features/operations/notifications/define-mail.ts";
import { enqueueMail } from "#app/features/operations/notifications/face.server.ts";
import type { MailsOf } from "#app/features/operations/notifications/mail-kinds.ts";
import type { Room } from "#app/room.ts";
import { factsOf } from "#app/shared/personal-data/personal-data.server.ts";
import { countUpTo } from "#db/count-up-to.server.ts";

// A room that the school does not have, as somebody would write it: all that it brings stands in this one object.

export const ORIGIN = "https://school.example";

export const visits = sqliteTable("guestbook_visits", {
	id: integer("id").primaryKey({ autoIncrement: true }),
	userId: integer("user_id").notNull(),
	words: text("words").notNull(),
	thankedAt: integer("thanked_at", { mode: "timestamp_ms" }),
});

const JOBS = { "guestbook.thank": z.strictObject({ visitId: z.int() }) };
const MAILS = {
	guestbookThanks: defineMail({
		category: "guestbook",
		payload: z.strictObject({ visitId: z.int() }),
		compose: async (db, { visitId }) => {
			const [visit] = await db.select().from(visits).where(eq(visits.id, visitId));
			return visit
				? {
						to: "guest@mail.example",
						language: "en",
						words: "verifyEmail",
						values: { name: visit.words, link: ORIGIN, code: "" },
					}
				: null;
		},
	}),
};
const DEEDS = ["guestbook.thank"] as const;

declare module "#app/features/operations/jobs/job-kinds.ts" {
	interface Jobs extends JobsOf<typeof JOBS> {}
}
declare module "#app/features/operations/notifications/mail-kinds.ts" {
	interface Mails extends MailsOf<typeof MAILS> {}
}
declare module "#app/features/library/search/searchables.ts" {
	interface SearchTypes {
		guestbookPage: true;
	}
}
declare module "#app/features/operations/audit/deeds.ts" {
	interface Deeds {
		"guestbook.thank": true;
	}
	interface Subjects {
		guestbookVisit: true;
	}
}

export const guestbook: Room = {
	name: "community/guestbook",
	about: "Words that visitors leave.",
	tables: { visits },
	personalData: {
		facts: [
			factsOf(visits, {
				folder: "work",
				whose: ({ id }) => eq(visits.userId, id),
				exported: ["id", "userId", "words", "thankedAt"],
				ending: { kind: "erased" },
				merge: { moves: "userId" },
			}),
		],
	},
	jobs: JOBS,
	handlers: ({ origin }) => ({
		"guestbook.thank": async ({ payload: { visitId } }, { db, now }) => {
			const [visit] = await db.select().from(visits).where(eq(visits.id, visitId));
			if (!visit) return { writes: [] };
			const next = newJobId();
			return {
				writes: [
					db.update(visits).set({ thankedAt: now }).where(eq(visits.id, visitId)),
					enqueueMail(db, "guestbookThanks", { userId: visit.userId, visitId, origin }, { id: next, dueAt: now }),
				],
				next,
			};
		},
	}),
	mails: MAILS,
	categories: [{ name: "guestbook", group: "talk", order: 900, icon: "book-open", app: null, mail: "instant" }],
	deeds: DEEDS,
	subjects: ["guestbookVisit"],
	desk: [{ name: "guestbook", to: "/admin/guestbook", group: "site", order: 15, icon: "message" }],
	search: {
		types: [{ type: "guestbookPage", order: 25, icon: "message", list: "/guestbook" }],
		entries: { section: { type: "guestbookPage", path: (slug) => `/guestbook/${slug}` } },
	},
	deskSearch: [
		{
			kind: "guestbook",
			order: 15,
			icon: "message",
			capability: "support",
			find: async (db, { q, limit }) => {
				const found = await db.select().from(visits).where(eq(visits.words, q)).limit(limit);
				return found.map(({ id, words }) => ({ title: words, note: "", to: `/admin/guestbook#${id}` }));
			},
		},
	],
	attention: [
		{
			name: "unthankedVisits",
			to: "/admin/guestbook",
			order: 5,
			count: (db) => countUpTo(db, { id: visits.id, table: visits, where: isNull(visits.thankedAt) }),
		},
	],
};

export const SCHOOL: readonly Room[] = [...ALL_ROOMS, guestbook];
