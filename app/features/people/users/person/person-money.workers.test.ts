import { expect, test } from "vitest";
import { formatsFor } from "#app/shared/words/formats.ts";
import { memberships } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { makePlan } from "#tests/money/memberships.ts";
import { makeOrder, makeRefund } from "#tests/money/paid-orders.ts";
import { expectDistinctColumns, expectNoScan } from "#tests/query-plan.ts";
import { personData } from "./person-data.server";
import { moneyStatements } from "./person-money.repository.server";

const now = new Date("2026-11-20T12:00:00Z");
const day = (date: string) => new Date(`2026-${date}T10:00:00Z`);
const formats = formatsFor({ language: "en", timeZone: "UTC" });
const read = (id: number, seesMoney = true) =>
	personData(db, { id, language: "en", formats, now, seesMoney }).then((found) => found?.money);

test("what somebody has ordered, been a member of and had back is listed, the latest first, and nobody else's", async () => {
	const [{ id: userId }, other] = [await makeUser(db), await makeUser(db)];
	const course = await makeOrder(db, { userId, paidAt: day("11-02"), netMinor: 29_700, refundedMinor: 29_700 });
	const tried = await makeOrder(db, {
		userId,
		paidAt: null,
		createdAt: day("11-10"),
		netMinor: 9_700,
		state: "inReview",
		isTest: true,
		title: "Pro",
		currency: "EUR",
	});
	await makeOrder(db, { userId: other.id, paidAt: day("11-03"), netMinor: 100 });
	const refund = await makeRefund(db, { orderId: course, userId, succeededAt: day("11-05"), netMinor: 29_700 });
	const planId = (await makePlan(db)).id;
	const terms = { userId, planId, interval: "year", currency: "USD", amountMinor: 97_000, language: "en" } as const;
	const times = { periodStartedAt: day("01-05"), createdAt: day("01-05"), changedAt: day("03-01"), isTest: false };
	await db.insert(memberships).values([
		{
			...terms,
			...times,
			id: `m-${userId}`,
			state: "cancelled",
			gateway: "stripe",
			periodUntil: day("12-31"),
			endedAt: day("03-01"),
		},
		{
			...terms,
			...times,
			id: `n-${userId}`,
			state: "active",
			gateway: "stripe",
			createdAt: day("04-01"),
			periodUntil: day("12-31"),
		},
	]);

	const money = await read(userId);
	expect(money?.orders.map(({ id, title, state, isTest, total }) => [id, title, state, isTest, total])).toEqual([
		[tried, "Pro", "inReview", true, "€97"],
		[course, "A course", "refunded", false, "$297"],
	]);
	expect(
		money?.memberships.map(({ plan, state, price, began, until }) => [
			plan.replace(/\d+/, "N"),
			state,
			price,
			began,
			until,
		]),
	).toEqual([
		["Plan N", "active", "$970", "Apr 1, 2026", "Dec 31, 2026"],
		["Plan N", "cancelled", "$970", "Jan 5, 2026", "Mar 1, 2026"],
	]);
	expect(money?.refunds).toMatchObject([{ id: refund, orderId: course, state: "succeeded", amount: "$297" }]);
	expect(await read(other.id)).toMatchObject({ memberships: [], refunds: [] });
});

test("who may not see money asks for none", async () => {
	const { id } = await makeUser(db);
	expect(await read(id, false)).toBeNull();
	expect(await read(id)).toEqual({ orders: [], memberships: [], refunds: [] });
});

test("each list is entered by whom it is of", async () => {
	for (const statement of moneyStatements(db, 1, "de")) {
		await expectNoScan(statement, ["orders", "memberships", "refunds"]);
		await expectDistinctColumns(statement);
	}
});
