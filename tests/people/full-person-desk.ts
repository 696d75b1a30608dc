import type { Database } from "#db/client.server.ts";
import { announcements, incidents, incidentUpdates, ticketLinks, ticketMessages, tickets } from "#db/schema/schema.ts";

type Somebody = { userId: number; email: string; mark: string; at: Date };
let requests = 0;

/** A ticket of the account and one of a guest with the same address, both answered and with a note. */
export async function makeRequests(db: Database, { userId, email, mark, at }: Somebody) {
	const asked = [{ ownerId: userId }, { guestEmail: email, guestName: `Guest ${mark}` }];
	for (const whose of asked) {
		const [ticket] = await db
			.insert(tickets)
			.values({
				key: crypto.randomUUID(),
				year: 2026,
				serial: ++requests,
				...whose,
				language: "en",
				topic: "account",
				subject: `Subject ${mark}`,
				status: "open",
				assigneeId: userId,
				createdAt: at,
				openedAt: at,
				changedAt: at,
			})
			.returning();
		const ticketId = ticket?.id ?? 0;
		for (const kind of ["person", "staff", "note"] as const) {
			const body = `${kind} ${mark}`;
			await db
				.insert(ticketMessages)
				.values({ key: crypto.randomUUID(), ticketId, kind, authorId: userId, body, createdAt: at });
		}
		await db
			.insert(ticketLinks)
			.values({ tokenHash: crypto.randomUUID(), ticketId, expiresAt: new Date(at.getTime() + 86_400_000) });
	}
}

export async function makeIncident(db: Database, { authorId, at }: { authorId: number; at: Date }) {
	const id = crypto.randomUUID();
	await db.insert(incidents).values({ id, impact: "notice", state: "investigating", words: {}, startedAt: at });
	const update = { id: crypto.randomUUID(), incidentId: id, state: "investigating", words: {}, authorId, at } as const;
	await db.insert(incidentUpdates).values(update);
}

/** A draft that the account has written. */
export async function makeAnnouncement(db: Database, { authorId, at }: { authorId: number; at: Date }) {
	await db.insert(announcements).values({
		id: crypto.randomUUID(),
		titles: {},
		bodies: {},
		audienceKind: "all",
		authorId,
		createdAt: at,
		changedAt: at,
	});
}
