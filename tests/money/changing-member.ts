import { and, eq, isNull } from "drizzle-orm";
import { changePlan } from "#app/features/money/memberships/change/change-plan.server.ts";
import { previewChange } from "#app/features/money/memberships/change/preview-change.server.ts";
import { moveClock } from "#app/features/money/memberships/clock/move-clock.server.ts";
import { refundByGoodwill } from "#app/features/money/refunds/give-by-goodwill.server.ts";
import { entitlements, membershipChanges, memberships, orders, sandboxSubscriptions } from "#db/schema/schema.ts";
import { db } from "../database";
import { makeUser } from "../factories";
import type { openJoinedSchool } from "./joined-school";
import { buyPlan } from "./memberships";
import { TOOLS } from "./refunds";
import { sendPaymentEvent } from "./sandbox-events";

type Card = (typeof sandboxSubscriptions.$inferSelect)["card"];
type School = ReturnType<typeof openJoinedSchool>;
export const orderOf = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0];

export async function changingMember(school: School, planId: number) {
	const [user, admin] = [await makeUser(db), await makeUser(db)];
	const first = await buyPlan(db, school, { user, planId });
	await school.work();
	const current = async () => {
		const [row] = await db.select().from(memberships).where(eq(memberships.userId, user.id));
		if (!row) throw new Error("No membership");
		return row;
	};
	async function sheet(plan: number, interval: "month" | "year" = "month") {
		const [membership, at] = [await current(), new Date()];
		const preview = await previewChange(db, membership, { planId: plan, interval, at });
		const shown = { at, totalMinor: preview?.total.minor ?? 0 };
		return { membership, chosen: { planId: plan, interval }, shown, now: at };
	}
	async function change(plan: number, interval: "month" | "year" = "month") {
		return changePlan(db, school.tools, await sheet(plan, interval));
	}
	const all = () => db.select().from(orders).where(eq(orders.userId, user.id)).orderBy(orders.createdAt);
	const paid = async () => (await all()).filter(({ state }) => state === "paid");
	const failed = async () => (await all()).filter(({ state }) => state === "failed");
	async function putCard(card: Card) {
		const { subscriptionReference } = await current();
		const whose = eq(sandboxSubscriptions.id, subscriptionReference ?? "");
		const before = (await db.select().from(sandboxSubscriptions).where(whose))[0]?.card;
		await db.update(sandboxSubscriptions).set({ card }).where(whose);
		return before ?? "success";
	}
	async function declined(plan: number, interval: "month" | "year" = "month") {
		const card = await putCard("insufficientFunds");
		const known = new Set((await failed()).map(({ id }) => id));
		await change(plan, interval);
		await putCard(card);
		await school.work();
		return (await failed()).find(({ id }) => !known.has(id));
	}
	async function payLate(orderId: string | undefined) {
		if (orderId) await sendPaymentEvent(orderId, { state: "succeeded", failure: null });
		await school.work();
	}
	const goodwill = (orderId: string, amountMinor: number | null = null) =>
		refundByGoodwill(db, {
			orderId,
			amountMinor,
			message: "Sorry",
			actorId: admin.id,
			requestId: "r",
			tools: TOOLS,
			now: new Date(),
		});
	async function pass(days: number) {
		const moved = await moveClock(db, school.tools, { membership: await current(), days, now: new Date() });
		if (!moved.ok) throw new Error(moved.reason);
		await school.work();
	}
	const isOpen = async () => {
		const open = and(eq(entitlements.userId, user.id), isNull(entitlements.endedAt));
		return (await db.select().from(entitlements).where(open)).length > 0;
	};
	const backOf = async (id: string) => {
		const order = await orderOf(id);
		return (order?.refundedMinor ?? 0) + (order?.refundingMinor ?? 0);
	};
	const begun = async () => {
		const { id } = await current();
		const rows = await db.select().from(membershipChanges).where(eq(membershipChanges.membershipId, id));
		return rows.flatMap(({ deed, details }) => (deed === "changed" ? [details.orderId] : []));
	};
	return {
		user,
		first,
		current,
		sheet,
		change,
		declined,
		payLate,
		paid,
		failed,
		goodwill,
		pass,
		isOpen,
		backOf,
		begun,
	};
}
export type ChangingMember = Awaited<ReturnType<typeof changingMember>>;
