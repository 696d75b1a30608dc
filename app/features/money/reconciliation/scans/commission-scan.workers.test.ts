import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { decideAffiliate } from "#app/features/money/affiliates/application/decide-affiliate.server.ts";
import { affiliates, orders } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { makeAffiliate } from "#tests/money/affiliates.ts";
import { openRefunds } from "#tests/money/refunds.ts";
import { commissionScan } from "./commission-scan.repository.server";

const school = openRefunds(db);

test.each([
	["suspended and taken back since the sale", 2, 3, true],
	["suspended and taken back before it", -3, -2, true],
	["suspended when it was paid", -1, 3, false],
	["suspended since, and still so", 2, null, false],
] as const)(
	"a commission is missed for an affiliate who was %s: %i, %j, %j",
	async (_how, suspended, resumed, isMissed) => {
		const { orderId } = await school.buy();
		const { id: affiliateId } = await makeAffiliate(db, { status: "applied" });
		const attribution = {
			affiliateId,
			via: "click" as const,
			visitorId: "v",
			linkId: null,
			at: new Date().toISOString(),
		};
		const [order] = await db.update(orders).set({ attribution }).where(eq(orders.id, orderId)).returning();
		const by = { actorId: (await makeUser(db)).id, requestId: "r", origin: "https://school.example" };
		async function decide(decision: Parameters<typeof decideAffiliate>[1]["decision"], minutes: number) {
			const [affiliate] = await db.select().from(affiliates).where(eq(affiliates.id, affiliateId));
			const now = new Date((order?.paidAt?.getTime() ?? 0) + minutes * 60_000);
			if (!affiliate) throw new Error("No affiliate");
			expect(await decideAffiliate(db, { ...by, affiliate, decision, now })).toMatchObject({ ok: true });
		}
		await decide({ intent: "accept" }, -5);
		await decide({ intent: "suspend", why: "Looks odd" }, suspended);
		if (resumed !== null) await decide({ intent: "resume" }, resumed);
		const now = new Date(Date.now() + 3_600_000);
		const { found } = await commissionScan.read(db, { after: "", before: now, now });
		expect(found.some(({ kind, subject }) => kind === "noCommission" && subject === orderId)).toBe(isMissed);
	},
);
