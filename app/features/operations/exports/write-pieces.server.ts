import { newId } from "#app/shared/ids.ts";
import type { ExportPiece } from "#db/schema/operations/exports.ts";
import type { MadePiece } from "./export-maker";

/** Where everything of a file is in the media bucket. */
export function exportFolder(id: string): string {
	return `exports/${id}/`;
}

/** Keeps the pieces of a step. Each has a key of its own, so that a step which runs twice overwrites nothing. */
export async function writePieces(
	bucket: Pick<R2Bucket, "put">,
	id: string,
	pieces: readonly MadePiece[],
): Promise<ExportPiece[]> {
	const written: ExportPiece[] = [];
	for (const { entry, body } of pieces) {
		const key = `${exportFolder(id)}${newId()}`;
		await bucket.put(key, body);
		written.push({ key, entry });
	}
	return written;
}

/** Takes away everything of some files, what crashed steps have left behind included. */
export async function removeExportFiles(
	bucket: Pick<R2Bucket, "list" | "delete">,
	ids: readonly string[],
): Promise<void> {
	for (const id of ids) {
		let found: R2Objects;
		do {
			found = await bucket.list({ prefix: exportFolder(id), limit: 1000 });
			if (found.objects.length > 0) await bucket.delete(found.objects.map(({ key }) => key));
		} while (found.truncated);
	}
}
