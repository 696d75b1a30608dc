import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import { outbox, plans, waitingList } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { makePlan } from "#tests/money/memberships.ts";
import { expectNoScan } from "#tests/query-plan.ts";
import { joinWaitingList } from "./join-waiting-list.server";
import { leaveWaitingList } from "./leave-waiting-list.server";
import { sweepWaiting } from "./sweep-waiting.server";
import { mailWaiting } from "./tell-waiting.server";
import { deleteWaitingByKey, listBuyable, listMailedWaiting } from "./waiting.repository.server";
import { waitingMail } from "./waiting-mail.server";

const now = new Date("2026-11-23T08:00:00Z");
const origin = "https://school.example";
const { work } = mailWaiting({ isForSale: () => true, origin });
let planId = 0;

beforeEach(async () => {
	await db.delete(waitingList);
	await db.delete(outbox);
	planId = (await makePlan(db)).id;
});
async function wait(email: string, given: Partial<typeof waitingList.$inferInsert> = {}) {
	const row = { email, thingKind: "plan" as const, thingId: planId, language: "de", agreedAt: now, ...given };
	const [made] = await db.insert(waitingList).values(row).returning();
	return made?.id ?? 0;
}
const mails = async () => (await db.select().from(outbox)).map(({ payload }) => payload.waitingId);

test("whoever waits for what can be bought is written to once, however often and however much at once the clock ticks", async () => {
	const { id: userId } = await makeUser(db);
	const [guest, member] = [await wait("guest@mail.example"), await wait("member@mail.example", { userId })];
	await wait("nothing@mail.example", { thingId: 99_999 });
	await Promise.all([work(db, now), work(db, now), work(db, now)]);
	await work(db, new Date(now.getTime() + 86_400_000));
	expect((await mails()).sort()).toEqual([guest, member].sort());
});

test("nobody is written to while nothing is sold, nor about a plan that is not offered", async () => {
	await wait("guest@mail.example");
	await mailWaiting({ isForSale: () => false, origin }).work(db, now);
	await db.update(plans).set({ active: false }).where(eq(plans.id, planId));
	await work(db, now);
	expect(await mails()).toEqual([]);
	await db.update(plans).set({ active: true }).where(eq(plans.id, planId));
	await work(db, now);
	expect(await mails()).toHaveLength(1);
});

test.each(LANGUAGE_CODES)("the mail goes to the address that was left and leads to the plans: %s", async (language) => {
	const waitingId = await wait("guest@mail.example", { language });
	const mail = await waitingMail.compose(db, { waitingId, language, origin, askedAt: now, now });
	expect(mail).toMatchObject({
		to: "guest@mail.example",
		language,
		values: { link: `${origin}/${language}/pricing`, what: expect.stringMatching(/^Plan/) },
	});
});

test("its mail ends all that its address waits for, whoever presses, and nobody else's waiting", async () => {
	const join = (email: string, id: number) =>
		joinWaitingList(db, {
			email,
			userId: null,
			thing: { kind: "plan", id },
			language: "de",
			clientIp: email,
			origin,
			now,
			rateLimitScale: 1,
		});
	await join("ann@mail.example", planId);
	await join("ann@mail.example", 99_999);
	await join("bea@mail.example", planId);
	const rows = await db.select().from(waitingList);
	const [first, second, other] = rows.map(({ leaveKey }) => leaveKey);
	expect([first, second === first, other === first]).toEqual([expect.stringMatching(/^[\w-]{43}$/), true, false]);

	const waitingId = rows[0]?.id ?? 0;
	const mail = await waitingMail.compose(db, { waitingId, language: "de", origin, askedAt: now, now });
	const link = `${origin}/waiting-list/leave?token=${first}`;
	expect(mail).toMatchObject({ unsubscribe: link, values: { stop: link } });

	await leaveWaitingList(db, "nobody");
	await leaveWaitingList(db, "");
	expect(await db.$count(waitingList)).toBe(3);
	await Promise.all([leaveWaitingList(db, first ?? ""), leaveWaitingList(db, first ?? "")]);
	expect((await db.select().from(waitingList)).map(({ email }) => email)).toEqual(["bea@mail.example"]);
});

test("an address is told that it waits, once, with the link to leave; before anything can be bought", async () => {
	const join = (email: string, id: number) =>
		joinWaitingList(db, {
			email,
			userId: null,
			thing: { kind: "plan", id },
			language: "fr",
			clientIp: "192.0.2.9",
			origin,
			now,
			rateLimitScale: 100,
		});
	const answers = [];
	for (const id of [planId, planId, 99_999]) answers.push(await join("ann@mail.example", id));
	const jobs = await db.select().from(outbox);
	expect(answers).toEqual([[jobs[0]?.id], [], []].map((jobIds) => ({ ok: true, jobIds })));
	const [entry] = await db.select().from(waitingList);
	const { id: waitingId = 0, leaveKey } = entry ?? {};
	expect(jobs.map(({ kind, payload }) => [kind, payload])).toEqual([
		["mail.send", { mail: "waitingJoined", userId: null, waitingId, language: "fr", origin }],
	]);

	const mail = await waitingMail.compose(db, { waitingId, language: "fr", origin, askedAt: now, now });
	const stop = `${origin}/waiting-list/leave?token=${leaveKey}`;
	expect(mail).toMatchObject({ to: "ann@mail.example", language: "fr", values: { stop }, unsubscribe: stop });
	await leaveWaitingList(db, leaveKey ?? "");
	expect(await db.$count(waitingList)).toBe(0);
	expect(await waitingMail.compose(db, { waitingId, language: "fr", origin, askedAt: now, now })).toBeNull();
});

test("its address is forgotten a week later, and who waits on stays", async () => {
	await wait("told@mail.example", { toldAt: now });
	await wait("waits@mail.example", { thingId: 99_999 });
	await sweepWaiting.work(db, new Date(now.getTime() + 6 * 86_400_000));
	expect(await db.$count(waitingList)).toBe(2);
	await sweepWaiting.work(db, new Date(now.getTime() + 8 * 86_400_000));
	expect((await db.select().from(waitingList)).map(({ email }) => email)).toEqual(["waits@mail.example"]);
});

test("what is due is read by an index", async () => {
	await expectNoScan(listBuyable(db, { now, limit: 50 }));
	await expectNoScan(listMailedWaiting(db, now, 50));
	await expectNoScan(deleteWaitingByKey(db, "key"));
});
