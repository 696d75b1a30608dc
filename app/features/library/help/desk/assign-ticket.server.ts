import { audit } from "#app/features/operations/audit/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { assignTicketTo, findDeskTicket } from "./desk.repository.server";

type Input = {
	key: string;
	from: number | null;
	to: number | null;
	actorId: number;
	requestId: string;
	now: Date;
};
type Outcome = { ok: true } | { ok: false; reason: "notFound" | "changedMeanwhile" };

/** Assigns a ticket to staff or to nobody. Of concurrent calls one wins. */
export async function assignTicket(db: Database, input: Input): Promise<Outcome> {
	const { key, from, to, actorId, requestId, now } = input;
	if (from === to) return { ok: true };
	try {
		await db.batch([
			assignTicketTo(db, { key, from, to, now }),
			requireChange(db),
			audit(db, {
				by: actorId,
				deed: "help.assign",
				subject: { kind: "ticket", id: key },
				before: { assigneeId: from },
				after: { assigneeId: to },
				requestId,
				now,
			}),
		]);
		return { ok: true };
	} catch (error) {
		if (!isConflict(error)) throw error;
		const [ticket] = await findDeskTicket(db, key);
		return { ok: false, reason: ticket ? "changedMeanwhile" : "notFound" };
	}
}
