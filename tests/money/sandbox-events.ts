import { eq, like } from "drizzle-orm";
import { emitEvent } from "#app/features/money/gateway/sandbox/sandbox.repository.server.ts";
import { sandboxPayments } from "#db/schema/schema.ts";
import { db } from "../database";

export async function sendPaymentEvent(orderId: string, seen: Partial<typeof sandboxPayments.$inferInsert>) {
	const [payment] = await db
		.select()
		.from(sandboxPayments)
		.where(like(sandboxPayments.metadata, `%${orderId}%`));
	if (!payment) throw new Error("The sandbox knows of no payment");
	await db.update(sandboxPayments).set(seen).where(eq(sandboxPayments.id, payment.id));
	const event = { id: `sbe_${crypto.randomUUID()}`, type: "payment.changed", objectKind: "payment" as const };
	await db.batch(emitEvent(db, { ...event, objectId: payment.id }, new Date()));
}
