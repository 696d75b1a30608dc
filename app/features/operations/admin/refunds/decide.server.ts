import type { z } from "zod";
import type { DecisionForm } from "#app/features/money/refunds/desk-schemas.ts";
import { approveRefund, declineRefund, payByHand } from "#app/features/money/refunds/face.server.ts";
import { parseMoney } from "#app/shared/money.ts";
import type { Database } from "#db/client.server.ts";
import { findDeskRefund } from "./refunds-desk.repository.server";

type ActorContext = Pick<Parameters<typeof declineRefund>[1], "actorId" | "requestId" | "tools" | "now">;

export async function decideRefund(db: Database, decision: z.output<typeof DecisionForm>, by: ActorContext) {
	const { refundId, message } = decision;
	if (decision.intent === "decline") return declineRefund(db, { refundId, message, ...by });
	if (decision.intent === "byHand") return payByHand(db, { refundId, message, ...by });
	if (decision.amount === "") return approveRefund(db, { refundId, message, amountMinor: null, ...by });
	const [found] = await findDeskRefund(db, refundId);
	if (!found) return { ok: false as const, reason: "notFound" as const };
	const amount = parseMoney(decision.amount, found.order.currency);
	if (!amount || amount.minor <= 0) return { ok: false as const, reason: "amount" as const };
	return approveRefund(db, { refundId, message, amountMinor: amount.minor, ...by });
}
