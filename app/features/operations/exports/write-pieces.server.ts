import { newId } from "#app/shared/ids.ts";
import type { ExportPiece } from "#db/schema/operations/exports.ts";
import type { NewPiece } from "./export-maker";

export function exportFolder(id: string): string {
	return `exports/${id}/`;
}

/** Each piece gets its own key, so that a step that runs twice overwrites nothing. */
export async function writePieces(
	bucket: Pick<R2Bucket, "put">,
	id: string,
	pieces: readonly NewPiece[],
): Promise<ExportPiece[]> {
	const written: ExportPiece[] = [];
	for (const { entry, body } of pieces) {
		const key = `${exportFolder(id)}${newId()}`;
		await bucket.put(key, body);
		written.push({ key, entry });
	}
	return written;
}

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
