import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { changeRights } from "#app/features/people/auth/rights/change-rights.server.ts";
import { suspendAccount } from "#app/features/people/auth/rights/suspend-account.server.ts";
import { auditEntries, outbox, tickets, users } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { makeTicket } from "#tests/library/help.ts";
import { assignTicket } from "../desk/assign-ticket.server";
import { changeTicketStatus } from "./settle-ticket.server";
import { listStaff } from "./tickets.repository.server";
import { writeInTicket } from "./write-in-ticket.server";

const now = new Date("2026-11-22T10:00:00Z");
const origin = "https://school.example";
const when = { requestId: "r", now };
let boss = 0;
let ownerId = 0;

beforeAll(async () => {
	boss = (await makeUser(db, { role: "admin" })).id;
	ownerId = (await makeUser(db)).id;
});

const answering = async () => (await makeUser(db, { role: "admin", capabilities: ["support"] })).id;
const find = async (key: string) => (await db.select().from(tickets).where(eq(tickets.key, key)))[0];
const told = async (key: string) =>
	(await db.select().from(outbox))
		.filter(({ payload }) => payload.ticketKey === key)
		.map(({ payload }) => payload.userId);
const staff = async () => (await listStaff(db, now)).map(({ id }) => id);
const write = (key: string) =>
	writeInTicket(db, {
		owner: { userId: ownerId, key },
		formKey: crypto.randomUUID(),
		message: "Still broken",
		origin,
		now,
		rateLimitScale: 1000,
	});

describe("whoever cannot answer any more", () => {
	const demote = (userId: number) => {
		const actor = { id: boss, capabilities: ["people", "support"] as const };
		return changeRights(db, { actor, userId, role: "admin", capabilities: ["people"], origin, ...when });
	};
	const suspend = (userId: number) => suspendAccount(db, { actorId: boss, userId, why: "x", until: null, ...when });

	test.each([
		["lost the right", demote],
		["was suspended", suspend],
	])("because they %s has no open ticket left: it is everybody's, and the log says so", async (_, change) => {
		const userId = await answering();
		const [open, closed] = await Promise.all([
			makeTicket(db, { ownerId, assigneeId: userId }),
			makeTicket(db, { ownerId, assigneeId: userId, status: "closed", closedAt: now }),
		]);
		expect(await change(userId)).toMatchObject({ ok: true });

		expect(await find(open.key)).toMatchObject({ assigneeId: null, status: "open" });
		expect(await find(closed.key)).toMatchObject({ assigneeId: userId });
		expect(await db.select().from(auditEntries).where(eq(auditEntries.subjectId, open.key))).toMatchObject([
			{ deed: "help.assign", actorId: null, before: { assigneeId: userId }, after: { assigneeId: null } },
		]);
		await write(open.key);
		expect(await told(open.key)).toEqual(await staff());
		// A reply to a closed ticket notifies everybody, although it still has its assignee.
		await write(closed.key);
		expect(await told(closed.key)).toEqual(await staff());
		expect(await staff()).not.toContain(userId);
	});

	test("tells all when a ticket is opened again, and only who has it otherwise", async () => {
		const [gone, here] = [await answering(), await answering()];
		const closed = { ownerId, status: "closed", closedAt: now } as const;
		const [first, second] = [
			await makeTicket(db, { ...closed, assigneeId: gone }),
			await makeTicket(db, { ...closed, assigneeId: here }),
		];
		await suspend(gone);
		for (const { key } of [first, second]) {
			await changeTicketStatus(db, { owner: { userId: ownerId, key }, intent: "reopen", origin, now });
		}
		expect(await told(first.key)).toEqual(await staff());
		expect(await told(second.key)).toEqual([here]);
	});

	test("is handed none, until the suspension has run out", async () => {
		const userId = await answering();
		const { key } = await makeTicket(db, { ownerId });
		const hand = () => assignTicket(db, { key, from: null, to: userId, actorId: boss, ...when });
		await db
			.update(users)
			.set({ suspendedAt: now, suspendedUntil: new Date(now.getTime() + 1) })
			.where(eq(users.id, userId));
		expect(await hand()).toEqual({ ok: false, reason: "changedMeanwhile" });
		await db.update(users).set({ suspendedUntil: now }).where(eq(users.id, userId));
		expect(await hand()).toEqual({ ok: true });
	});
});
