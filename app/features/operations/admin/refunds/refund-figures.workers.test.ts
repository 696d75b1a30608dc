import { expect, test } from "vitest";
import { DAY_MS } from "#app/shared/durations.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { makeOrder, makeRefund } from "#tests/money/paid-orders.ts";
import { expectDistinctColumns } from "#tests/query-plan.ts";
import { listDecided, listRefunds, listWaiting, sumApproved, sumPaid } from "./refunds-desk.repository.server";
import { refundsDesk } from "./refunds-desk-view.server";

const now = new Date("2031-05-20T12:00:00Z");
const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
const formats = formatsFor({ language: "en", timeZone: "UTC" });
const desk = (asked: string | null = null) => refundsDesk(db, asked, { language: "en", formats, now });
async function ask(
	given: Partial<Parameters<typeof makeRefund>[1]> = {},
	order: Partial<Parameters<typeof makeOrder>[1]> = {},
) {
	const { id: userId } = await makeUser(db);
	const orderId = await makeOrder(db, { paidAt: ago(3), netMinor: 10_000, userId, ...order });
	const currency = order.currency ?? "USD";
	return makeRefund(db, {
		orderId,
		userId,
		succeededAt: null,
		requestedAt: ago(2),
		netMinor: 10_000,
		currency,
		...given,
	});
}

test("where nobody has asked for anything the desk says so, and shares are of nothing", async () => {
	expect(await desk()).toMatchObject({
		isTest: false,
		figures: { waiting: 0, sum: null, oldest: null, approved: "0", share: null, median: null },
		waiting: [],
		decided: [],
		panel: null,
		isAsked: false,
	});
	expect((await desk("no-such-refund")).panel).toBeNull();
});

test("test money alone is told of as it is", async () => {
	await ask({ netMinor: 555 }, { isTest: true, netMinor: 2_000, gateway: "sandbox" });
	expect(await desk()).toMatchObject({ isTest: true, figures: { waiting: 1, sum: "$5.55" } });
});

test("two currencies are told one beside the other, and test money is never added to real money", async () => {
	const first = await ask({ requestedAt: ago(9) });
	await ask({ netMinor: 2_500 }, { currency: "EUR" });
	await ask({ netMinor: 1_000 });
	const { figures, waiting, panel } = await desk();
	expect(figures).toMatchObject({ waiting: 4, sum: "$110 and €25" });
	expect(waiting[0]?.id).toBe(first);
	expect(panel).toMatchObject({ id: first, place: { at: 1, of: 4 } });
});

test("what was approved in thirty days is a share of what was paid in them, of real money of one currency", async () => {
	await ask({ state: "approved", netMinor: 1_000, decidedAt: ago(1) });
	await ask({ state: "approved", netMinor: 777, decidedAt: ago(1) }, { isTest: true, gateway: "sandbox" });
	await ask({ state: "declined", netMinor: 9_000, decidedAt: ago(1) });
	await ask({ state: "approved", netMinor: 9_000, requestedAt: ago(31), decidedAt: ago(1) }, { paidAt: ago(40) });
	const { figures } = await desk();
	expect(figures.approved).toBe("$10");
	// Real orders in two currencies have no common share.
	expect(figures.share).toBeNull();
	const paid = await sumPaid(db, ago(30));
	expect(paid.map(({ currency, isTest, minor }) => `${currency} ${isTest} ${minor}`).sort()).toEqual([
		"EUR false 10000",
		"USD false 40000",
		"USD true 12000",
	]);
	expect(await sumApproved(db, ago(30))).toHaveLength(2);
});

test("lists stand in their order behind a key, none twice and none left out", async () => {
	const at = ago(5);
	for (let count = 0; count < 5; count += 1) await ask({ state: "declined", requestedAt: at, decidedAt: at });
	const seen: string[] = [];
	let after: [number, string] | null = null;
	for (let page = 0; page < 20; page += 1) {
		const rows: { id: string; requestedAt: Date }[] = await listDecided(db, { now, after, limit: 2 });
		seen.push(...rows.map(({ id }) => id));
		const last = rows.at(-1);
		if (!last) break;
		after = [last.requestedAt.getTime(), last.id];
	}
	const all = await listDecided(db, { now, after: null, limit: 99 });
	expect(seen).toEqual(all.map(({ id }) => id));
	expect(new Set(seen).size).toBe(seen.length);
	expect(all.some(({ state }) => state === "requested" || state === "failed")).toBe(false);
});

test("one that has failed waits for an answer again, and one from later than now is not there yet", async () => {
	const failed = await ask({ state: "failed", requestedAt: ago(60), failure: "card_closed" });
	const ahead = await ask({ state: "declined", requestedAt: ago(-1), decidedAt: ago(-1) });
	expect((await listWaiting(db, 99))[0]?.id).toBe(failed);
	expect((await listDecided(db, { now, after: null, limit: 99 })).map(({ id }) => id)).not.toContain(ahead);
	expect((await listRefunds(db, { now, after: null, limit: 99 })).map(({ id }) => id)).not.toContain(ahead);
	expect((await desk(failed)).panel).toMatchObject({
		isPromised: true,
		failed: { words: "failed", why: "card_closed" },
	});
});

test("no statement of the desk has two columns of one name, which D1 would mix up", async () => {
	for (const statement of [
		listWaiting(db, 1),
		listDecided(db, { now, after: null, limit: 1 }),
		sumApproved(db, now),
		sumPaid(db, now),
	])
		await expectDistinctColumns(statement);
});
