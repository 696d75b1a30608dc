import { and, eq } from "drizzle-orm";
import type { PaymentFacts, PaymentGateway, SubscriptionFacts } from "#app/features/money/gateway/payment-gateway.ts";
import { changePlan } from "#app/features/money/memberships/change/change-plan.server.ts";
import { endRefunded } from "#app/features/money/memberships/change/do-to-membership.server.ts";
import { previewChange } from "#app/features/money/memberships/change/preview-change.server.ts";
import { applyPaidOrder } from "#app/features/money/memberships/periods/paid-order.server.ts";
import { tellGateway } from "#app/features/money/memberships/tell-gateway.server.ts";
import { dispatchJob } from "#app/features/operations/jobs/outbox/dispatch-job.server.ts";
import { money } from "#app/shared/money.ts";
import { memberships, outbox } from "#db/schema/schema.ts";
import { db } from "../database";
import { makeUser } from "../factories";
import { buyPlan, makePlan, type openMemberships } from "./memberships";

let made = 0;

export async function moveToStripe(userId: number): Promise<string> {
	made += 1;
	const subscriptionReference = `sub_stripe_${made}`;
	await db.update(memberships).set({ gateway: "stripe", subscriptionReference }).where(eq(memberships.userId, userId));
	return subscriptionReference;
}

export async function openStripeMember(school: ReturnType<typeof openMemberships>) {
	const user = await makeUser(db);
	const [pro, elite, basic] = [
		await makePlan(db),
		await makePlan(db, { monthly: 29_700 }),
		await makePlan(db, { monthly: 2900 }),
	];
	await buyPlan(db, school, { user, planId: pro.id });
	await school.work();
	const reference = await moveToStripe(user.id);
	const read = async () => {
		const [row] = await db.select().from(memberships).where(eq(memberships.userId, user.id));
		if (!row) throw new Error("No membership");
		return row;
	};
	const { periodStartedAt, periodUntil } = await read();
	let facts: SubscriptionFacts = {
		reference,
		customerReference: "cus_1",
		metadata: {},
		isTest: true,
		state: "active",
		interval: "month",
		amount: money(9700, "USD"),
		periodNumber: null,
		periodStartedAt,
		periodUntil,
		trialUntil: null,
		cancelsAtPeriodEnd: false,
		nextTryAt: null,
		tries: 0,
		pausedAt: null,
		resumesAt: null,
		card: null,
		endedAt: null,
		now: new Date(),
	};
	const said: string[] = [];
	const answer = async (word: string, given: Partial<SubscriptionFacts>) => {
		said.push(word);
		facts = { ...facts, ...given };
		return facts;
	};
	const stripe: PaymentGateway = {
		...school.sandbox,
		name: "stripe",
		findSubscription: async () => facts,
		changeSubscription: async ({ amount, interval, nextPeriodAt }) =>
			answer(`${amount.minor} ${interval}`, {
				amount,
				interval,
				...(nextPeriodAt ? { periodUntil: nextPeriodAt } : {}),
			}),
		cancelSubscription: async (_id, when) =>
			answer(`cancel ${when}`, {
				cancelsAtPeriodEnd: when === "periodEnd",
				...(when === "now" ? { state: "cancelled" } : {}),
			}),
		pauseSubscription: async (_id, resumesAt) => answer("pause", { state: "paused", resumesAt }),
		resumeSubscription: async () => answer("resume", { state: "active" }),
		chargeSubscription: async ({ paymentId, orderId, amount }): Promise<PaymentFacts> => ({
			reference: `pi_${paymentId}`,
			sessionReference: null,
			subscriptionReference: null,
			customerReference: null,
			periodNumber: null,
			metadata: { paymentId, orderId },
			isTest: true,
			state: "processing",
			failure: null,
			amount,
			card: null,
			refunds: [],
			dispute: null,
		}),
	};
	const tools = { ...school.tools, gateways: () => ({ stripe, sandbox: school.sandbox }) };
	const handlers = {
		...school.handlers,
		"order.paid": applyPaidOrder(tools),
		"membership.end": endRefunded(),
		"membership.tell": tellGateway(tools),
	};
	/** Runs each job twice, because a queue may deliver twice. */
	async function work() {
		for (const kind of ["order.paid", "membership.end", "membership.tell"]) {
			const waiting = await db
				.select()
				.from(outbox)
				.where(and(eq(outbox.kind, kind)));
			for (const { id } of waiting) {
				for (const _time of [1, 2]) await dispatchJob(db, { id, handlers, now: new Date() });
			}
		}
	}
	async function choose(planId: number, interval: "month" | "year" = "month") {
		const [membership, at] = [await read(), new Date()];
		const preview = await previewChange(db, membership, { planId, interval, at });
		if (!preview) throw new Error("Not offered");
		const shown = { at, totalMinor: preview.total.minor };
		const outcome = await changePlan(db, tools, { membership, chosen: { planId, interval }, shown, now: new Date() });
		await work();
		return outcome;
	}
	return { user, read, tools, said, work, choose, plans: { pro, elite, basic }, factsNow: () => facts };
}
