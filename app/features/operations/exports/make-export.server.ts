import { enqueue, newJobId } from "#app/features/operations/jobs/face.server.ts";
import type { JobHandler } from "#app/features/operations/jobs/outbox/job-handler.ts";
import { enqueueMail } from "#app/features/operations/notifications/face.server.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { newId } from "#app/shared/ids.ts";
import type { Database } from "#db/client.server.ts";
import { assembleFile } from "./assemble-file.server";
import { EXPORT_KINDS, type ExportKind, exportFacts } from "./export-kinds";
import type { ExportMakers } from "./export-maker";
import { advanceExport, type ExportRow, findExport } from "./exports.repository.server";
import { exportFolder, writePieces } from "./write-pieces.server";

/** How long a file that is ready, or has failed, can be seen. */
export const EXPORT_LIFETIME_MS = DAY_MS;

type Tools = {
	media: Pick<R2Bucket, "get" | "put" | "createMultipartUpload">;
	makers: ExportMakers;
};

/**
 * Handler of `export.step`: creates the next chunk and enqueues the following step, or assembles the file and mails
 * its owner. Of a step that runs twice only one run's pieces count.
 */
export function makeExport({ media, makers }: Tools): JobHandler<"export.step"> {
	return async ({ id: jobId, payload: { exportId, origin } }, { db, now }) => {
		const [row] = await findExport(db, exportId);
		// Expired, or the step was done before.
		if (row?.jobId !== jobId) return { writes: [] };

		const { cursor, pieces, ...progress } = await makeChunk(db, { media, makers }, row, now);
		if (cursor !== null) {
			const next = newJobId();
			const advance = { ...progress, cursor, pieces, state: "running", jobId: next } as const;
			const step = enqueue(db, "export.step", { exportId, origin }, { id: next, dueAt: now });
			return { writes: [advanceExport(db, { id: exportId, jobId }, advance), step], next };
		}

		const { shape } = EXPORT_KINDS[row.kind as ExportKind];
		const fileKey = `${exportFolder(exportId)}file-${newId()}`;
		const bytes = await assembleFile({ bucket: media, key: fileKey, pieces, shape, now });
		const expiresAt = new Date(now.getTime() + EXPORT_LIFETIME_MS);
		const ready = { ...progress, cursor: null, pieces: [], fileKey, bytes, readyAt: now, expiresAt };
		const mailId = newJobId();
		const letter = { userId: row.ownerId, exportId, origin };
		return {
			writes: [
				advanceExport(db, { id: exportId, jobId }, { ...ready, state: "ready" }),
				enqueueMail(db, "exportReady", letter, { id: mailId, dueAt: now }),
			],
			next: mailId,
		};
	};
}

async function makeChunk(db: Database, { media, makers }: Tools, row: ExportRow, now: Date) {
	const { ownerId, asked, language, cursor } = row;
	const maker = exportFacts(row.kind) && makers[row.kind as ExportKind];
	if (!maker) throw new Error(`Nobody makes the file ${row.kind}`);
	const portion = await maker(db, { ownerId, parameters: asked, language, cursor, now });
	const written = await writePieces(media, row.id, portion.pieces);
	return { ...portion, pieces: [...row.pieces, ...written] };
}
