import { audit } from "#app/features/operations/audit/face.server.ts";
import { newId } from "#app/shared/ids.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict } from "#db/conflict.ts";
import type { IncidentInput } from "./incident-schemas.server";
import { changeIncident, findIncident, insertIncident, insertUpdate } from "./status.repository.server";

type ActorContext = { actorId: number; requestId: string; now: Date };

export async function openIncident(
	db: Database,
	input: IncidentInput,
	{ actorId, requestId, now }: ActorContext,
): Promise<string> {
	const id = newId();
	const { impact, state, titles, texts } = input;
	const resolvedAt = state === "resolved" ? now : null;
	await db.batch([
		insertIncident(db, { id, impact, state, words: titles, startedAt: now, resolvedAt }),
		insertUpdate(db, { id: newId(), incidentId: id, state, words: texts, authorId: actorId, at: now }),
		audit(db, {
			by: actorId,
			deed: "status.openIncident",
			subject: { kind: "incident", id },
			after: { impact, state, title: titles.en },
			requestId,
			now,
		}),
	]);
	return id;
}

type Outcome = { ok: true } | { ok: false; reason: "notFound" | "changedMeanwhile" };

/** Adds an update. Of concurrent calls one gets the conflict. */
export async function updateIncident(
	db: Database,
	{ id, seen, ...input }: IncidentInput & { id: string; seen: number },
	{ actorId, requestId, now }: ActorContext,
): Promise<Outcome> {
	const [before] = await findIncident(db, id);
	if (!before) return { ok: false, reason: "notFound" };
	const { impact, state, titles, texts } = input;
	const resolvedAt = state === "resolved" ? (before.resolvedAt ?? now) : null;
	try {
		await db.batch([
			changeIncident(db, { id, seen, impact, state, words: titles, resolvedAt }),
			insertUpdate(db, { id: newId(), incidentId: id, state, words: texts, authorId: actorId, at: now }),
			audit(db, {
				by: actorId,
				deed: "status.updateIncident",
				subject: { kind: "incident", id },
				before: { impact: before.impact, state: before.state },
				after: { impact, state },
				requestId,
				now,
			}),
		]);
		return { ok: true };
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "changedMeanwhile" };
		throw error;
	}
}
