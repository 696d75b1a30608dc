import { enqueue, newJobId } from "#app/features/operations/jobs/face.server.ts";
import { newId } from "#app/shared/ids.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { isDuplicate } from "#db/conflict.ts";
import type { ExportKind } from "./export-kinds";
import type { ExportFacts } from "./export-view";
import { findLatestExport, insertExport } from "./exports.repository.server";

type Input = {
	kind: ExportKind;
	ownerId: number;
	asked?: Record<string, unknown>;
	language: Language;
	origin: string;
	now: Date;
};

/** Returns an unfinished export of the kind if there is one, then without `jobId`. Nudge `jobId`. */
export async function startExport(
	db: Database,
	{ kind, ownerId, asked = {}, language, origin, now }: Input,
): Promise<{ export: ExportFacts; jobId?: string }> {
	const [id, jobId] = [newId(), newJobId()];
	const row = { id, ownerId, kind, state: "waiting", asked, language, jobId, madeAt: now } as const;
	try {
		await db.batch([
			insertExport(db, row),
			enqueue(db, "export.step", { exportId: id, origin }, { id: jobId, dueAt: now }),
		]);
	} catch (error) {
		if (!isDuplicate(error, "exports.owner_id")) throw error;
		const [running] = await findLatestExport(db, { kind, userId: ownerId, now });
		if (!running) throw error;
		return { export: running };
	}
	return { export: { id, state: row.state, done: 0, total: null, bytes: null, expiresAt: null }, jobId };
}
