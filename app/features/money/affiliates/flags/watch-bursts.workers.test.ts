import { beforeAll, expect, test } from "vitest";
import { db } from "#tests/database.ts";
import { doJob, makeAffiliate, makeOrder } from "#tests/money/affiliates.ts";
import { settleCommission } from "../commissions/settle-order.server";
import { listOpenFlags } from "./flags.repository.server";
import { SALE_BURST, watchBursts } from "./watch-bursts.server";

const now = new Date("2026-11-22T10:00:00Z");
const minutesAgo = (count: number) => new Date(now.getTime() - count * 60_000);
let ann: Awaited<ReturnType<typeof makeAffiliate>>;
let ben: typeof ann;

async function sell(affiliate: typeof ann, count: number, paidAt: Date) {
	for (let n = 0; n < count; n += 1) {
		const order = await makeOrder(db, { affiliateId: affiliate.id, paidAt });
		await doJob(
			db,
			settleCommission(async () => order),
			{ orderId: order.orderId },
			paidAt,
		);
	}
}
beforeAll(async () => {
	[ann, ben] = [await makeAffiliate(db), await makeAffiliate(db)];
});

test("more sales in an hour than people make are flagged once; as many over a longer time are not", async () => {
	await sell(ann, SALE_BURST, minutesAgo(5));
	await sell(ben, SALE_BURST - 1, minutesAgo(5));
	await sell(ben, 5, minutesAgo(90));
	for (let n = 0; n < 2; n += 1) await watchBursts.work(db, now);
	const flags = await listOpenFlags(db);
	expect(flags).toMatchObject([{ affiliateId: ann.id, kind: "saleBurst", figure: SALE_BURST }]);
});
