import type { JobHandler } from "#app/features/operations/jobs/outbox/job-handler.ts";
import { KNOWN_FAILURES } from "#app/features/operations/jobs/outbox/known-failures.ts";
import { changePayment, emitEvent, findSandboxPayment, openDispute } from "./sandbox.repository.server";
import { outcomeOf } from "./sandbox-cards";
import { newSandboxId } from "./sandbox-ids";

export const settleSandboxPayment: JobHandler<"sandbox.settle"> = async ({ payload: { paymentId } }, { db, now }) => {
	const [payment] = await findSandboxPayment(db, paymentId);
	if (!payment?.settlesAt) return { writes: [] };
	if (payment.settlesAt > now) return { postponedUntil: payment.settlesAt, because: KNOWN_FAILURES.slowCard };

	const outcome = outcomeOf(payment.card, { isFirst: true });
	const eventId = newSandboxId("sbe");
	const told = (type: string) => emitEvent(db, { id: eventId, type, objectKind: "payment", objectId: paymentId }, now);
	if (outcome.kind === "processing" && payment.state === "processing") {
		const failure = outcome.later === "failed" ? "declined" : null;
		const change = changePayment(db, { id: paymentId, from: "processing" }, { state: outcome.later, failure });
		return { writes: [change, ...told(`payment.${outcome.later}`)], next: eventId };
	}
	if (outcome.kind === "succeeded" && outcome.disputed && !payment.disputedAt) {
		return { writes: [openDispute(db, paymentId, now), ...told("payment.disputed")], next: eventId };
	}
	return { writes: [] };
};
