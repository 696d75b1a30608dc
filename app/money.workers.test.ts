import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { commissions, entitlements, invoices, memberships, orders, outbox, users } from "../db/schema/schema";
import { db } from "../tests/database";
import { MADE_AT, makeCourse, makeEnrollment, makeUser } from "../tests/factories";
import { makeAffiliate } from "../tests/money/affiliates";
import { buyPlan, makePlan, openMemberships } from "../tests/money/memberships";
import { TOOLS } from "../tests/money/refunds";
import { approveRefund } from "./features/refunds/decide-refund.server";
import { requestRefund } from "./features/refunds/request-refund.server";
import { jobHandlers } from "./jobs.server";

const { MEDIA: bucket } = env;
const school = openMemberships(db);
const {
	"sandbox.deliver": _own,
	"gateway.event": _events,
	...joined
} = jobHandlers({
	mail: { send: async () => {}, keepsText: false },
	certificates: { origin: TOOLS.origin, issuer: null, missingLetters: async () => [] },
	...{ media: bucket, gateways: school.tools.gateways, loadFont: async () => new ArrayBuffer(0) },
	loadTown: async () => null,
	door: { knock: async () => new Response(), origin: TOOLS.origin },
});
// The sandbox's events go through the school of the test; all else is done as the school does it.
Object.assign(school.handlers, joined, { "invoice.pdf": async () => ({ writes: [] }) });

test("a plan brought by an affiliate and given back: membership, rights, commission and invoice follow", async () => {
	const [user, admin, affiliate] = [await makeUser(db), await makeUser(db), await makeAffiliate(db)];
	const orderId = await buyPlan(db, school, { user, planId: (await makePlan(db)).id });
	const attribution = { affiliateId: affiliate.id, via: "click" as const, visitorId: "v", linkId: null };
	const at = new Date().toISOString();
	await db
		.update(orders)
		.set({ attribution: { ...attribution, at } })
		.where(eq(orders.id, orderId));
	await school.work();

	const state = async () => {
		const [[account], [membership], rights, sales, papers] = await db.batch([
			db.select({ type: users.membershipType }).from(users).where(eq(users.id, user.id)),
			db.select({ state: memberships.state }).from(memberships).where(eq(memberships.userId, user.id)),
			db.select({ endedAt: entitlements.endedAt }).from(entitlements).where(eq(entitlements.userId, user.id)),
			db
				.select({ state: commissions.state, amountMinor: commissions.amountMinor })
				.from(commissions)
				.where(eq(commissions.orderId, orderId)),
			db
				.select({ kind: invoices.kind, totalMinor: invoices.totalMinor })
				.from(invoices)
				.where(eq(invoices.orderId, orderId))
				.orderBy(invoices.issuedAt),
		]);
		return {
			says: account?.type === "free" ? "free" : "a plan",
			membership: membership?.state,
			isOpen: rights.some(({ endedAt }) => !endedAt),
			sales,
			papers,
		};
	};
	const invoice = { kind: "invoice", totalMinor: 9700 };
	expect(await state()).toEqual({
		...{ says: "a plan", membership: "active", isOpen: true, papers: [invoice] },
		sales: [{ state: "pending", amountMinor: 4850 }],
	});

	const asked = await requestRefund(db, {
		...{ userId: user.id, orderId, reasonCode: "other", reason: "", origin: TOOLS.origin, now: new Date() },
	});
	if (!asked.ok) throw new Error(asked.reason);
	const decision = { refundId: asked.refundId, message: "Done", amountMinor: null, actorId: admin.id, requestId: "r" };
	expect(await approveRefund(db, { ...decision, tools: TOOLS, now: new Date() })).toMatchObject({ ok: true });
	expect((await state()).isOpen, "closed with the approval").toBe(false);
	await school.work();
	expect(await state()).toEqual({
		...{
			says: "free",
			membership: "cancelled",
			isOpen: false,
			papers: [invoice, { kind: "creditNote", totalMinor: 9700 }],
		},
		sales: [{ state: "void", amountMinor: 0 }],
	});
});

test("whoever has finished a course under a plan without certificates is asked for again with the next plan", async () => {
	const user = await makeUser(db);
	const { course } = await makeCourse(db);
	const done = { status: "completed" as const, progress: 100, completedAt: MADE_AT };
	const { id: enrollmentId } = await makeEnrollment(db, { userId: user.id, courseId: course.id, ...done });
	await buyPlan(db, school, { user, planId: (await makePlan(db)).id });
	await school.work();

	const asked = await db.select().from(outbox).where(eq(outbox.kind, "certificate.issue"));
	expect(asked.map(({ payload }) => payload)).toEqual([{ enrollmentId }]);
});
