import { enqueue } from "#app/features/operations/jobs/face.server.ts";
import { DAY_SECONDS } from "#app/shared/durations.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { firstRow } from "#db/first-row.ts";
import type { SandboxCard } from "#db/schema/money/sandbox.ts";
import type { Write } from "#db/write.ts";
import { jobIdsAtGateway } from "../job-ids";
import { periodAfter } from "../period-after";
import type { PayOutcome } from "./pay-outcome";
import { replaceCard } from "./replace-card.server";
import {
	changePayment,
	changeSubscriptionRow,
	completeSession,
	emitEvent,
	findSandboxPayment,
	findSession,
	insertPayment,
	insertSubscription,
	type SandboxPaymentRow,
	type SessionRow,
} from "./sandbox.repository.server";
import { outcomeOf, SETTLES_AFTER_SECONDS, testCardOf } from "./sandbox-cards";
import { newSandboxId, type SandboxTools } from "./sandbox-ids";

/** Of concurrent attempts one completes the page; a declined card leaves it open. */
export async function payOnSession(
	tools: SandboxTools,
	{ sessionId, number, now }: { sessionId: string; number: string; now: Date },
): Promise<PayOutcome> {
	const [session] = await findSession(tools.db, sessionId);
	if (!session) return { kind: "unknown" };
	if (session.state !== "open" || session.expiresAt <= now) return { kind: "over" };
	if (session.mode === "card") return replaceCard(tools, session, { number, now });
	const card = testCardOf(number);
	if (!card) return { kind: "notATestCard" };

	const outcome = outcomeOf(card, { isFirst: true });
	const id = newSandboxId("sbp");
	const payment = paymentOf(session, { id, card, now });
	if (outcome.kind === "failed") {
		const { failure } = outcome;
		await runAndEmit(tools, [insertPayment(tools.db, { ...payment, state: "failed", failure })], {
			type: "payment.failed",
			id,
		});
		return { kind: "declined", why: failure };
	}
	if (outcome.kind === "needsChallenge") {
		await insertPayment(tools.db, { ...payment, state: "needsChallenge" });
		return { kind: "challenge", paymentId: id };
	}
	const isProcessing = outcome.kind === "processing";
	const settlesAt = isProcessing || outcome.disputed ? secondsAfter(now, SETTLES_AFTER_SECONDS) : null;
	const taken = { ...payment, state: isProcessing ? ("processing" as const) : ("succeeded" as const), settlesAt };
	const later = settlesAt ? id : null;
	return complete(tools, session, { write: insertPayment(tools.db, taken), payment: taken, later, now });
}

export async function answerChallenge(
	tools: SandboxTools,
	{ sessionId, paymentId, isConfirmed, now }: { sessionId: string; paymentId: string; isConfirmed: boolean; now: Date },
): Promise<Exclude<PayOutcome, { kind: "notATestCard" }>> {
	const [[session], [payment]] = await tools.db.batch([
		findSession(tools.db, sessionId),
		findSandboxPayment(tools.db, paymentId),
	]);
	if (!session || payment?.sessionId !== sessionId) return { kind: "unknown" };
	if (session.state !== "open" || payment.state !== "needsChallenge" || session.expiresAt <= now)
		return { kind: "over" };

	const which = { id: paymentId, from: "needsChallenge" as const };
	if (isConfirmed) {
		const write = changePayment(tools.db, which, { state: "succeeded" });
		return complete(tools, session, { write, payment, later: null, now });
	}
	const failed = changePayment(tools.db, which, { state: "failed", failure: "challengeFailed" });
	await runAndEmit(tools, [failed], { type: "payment.failed", id: paymentId });
	return { kind: "declined", why: "challengeFailed" };
}

type Completion = { write: Write; payment: MadePayment; later: string | null; now: Date };
type MadePayment = Pick<SandboxPaymentRow, "id" | "card"> & { state: SandboxPaymentRow["state"] };

async function complete(tools: SandboxTools, session: SessionRow, { write, payment, later, now }: Completion) {
	const { db } = tools;
	const { subscription, subscriptionId: paidFor } = session;
	const subscriptionId = subscription ? newSandboxId("sbsub") : paidFor;
	const trialUntil = subscription?.trialDays ? secondsAfter(now, subscription.trialDays * DAY_SECONDS) : null;
	const begun =
		subscription && subscriptionId
			? [
					insertSubscription(db, {
						id: subscriptionId,
						sessionId: session.id,
						card: payment.card,
						metadata: session.metadata,
						state: trialUntil ? "trialing" : "active",
						interval: subscription.interval,
						trialUntil,
						currency: session.currency,
						amountMinor: subscription.amountMinor,
						createdAt: now,
						discountedMinor: subscription.discountedMinor,
						discountedLeft: leftAfterFirst(subscription.discountedPeriods, trialUntil !== null),
						periodStartedAt: now,
						periodUntil: trialUntil ?? periodAfter(now, subscription.interval),
					}),
				]
			: [];
	const onFile = paidFor ? [changeSubscriptionRow(db, paidFor, { card: payment.card })] : [];
	const settling = later
		? [enqueue(db, "sandbox.settle", { paymentId: later }, { id: jobIdsAtGateway.sandboxSettle(later), dueAt: now })]
		: [];
	try {
		const writes = [
			completeSession(db, session.id, { paymentId: payment.id, subscriptionId }),
			requireChange(db),
			write,
		];
		await runAndEmit(tools, [...writes, ...begun, ...onFile, ...settling], {
			type: "payment.succeeded",
			id: payment.id,
		});
	} catch (error) {
		if (isConflict(error)) return { kind: "over" } as const;
		throw error;
	}
	if (later) await tools.nudge(jobIdsAtGateway.sandboxSettle(later));
	return { kind: payment.state === "processing" ? "processing" : "paid", to: session.successUrl } as const;
}

function leftAfterFirst(periods: number | null, isTrial: boolean): number | null {
	return periods === null || isTrial ? periods : periods - 1;
}

async function runAndEmit({ db, nudge }: SandboxTools, writes: Write[], event: { type: string; id: string }) {
	const [eventId, now] = [newSandboxId("sbe"), new Date()];
	const told = emitEvent(db, { id: eventId, type: event.type, objectKind: "payment", objectId: event.id }, now);
	await db.batch([...told, ...writes]);
	await nudge(eventId);
}

function paymentOf(session: SessionRow, { id, card, now }: { id: string; card: SandboxCard; now: Date }) {
	const { currency, amountMinor, metadata } = session;
	return { id, idempotencyKey: id, sessionId: session.id, card, currency, amountMinor, metadata, createdAt: now };
}

const secondsAfter = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000);

export async function findPage(db: Database, sessionId: string) {
	return firstRow(await findSession(db, sessionId));
}
