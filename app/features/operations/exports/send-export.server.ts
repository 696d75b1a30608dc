import { mediaResponse } from "#app/shared/media-response.server.ts";
import { exportFacts } from "./export-kinds";
import type { ExportRow } from "./exports.repository.server";

type Input = { bucket: R2Bucket; row: ExportRow | undefined; held: readonly string[]; request: Request };

/** Sends a file to its owner, whole or a range of it; null where there is none (yet), or they may not have it any more. */
export async function sendExport({ bucket, row, held, request }: Input): Promise<Response | null> {
	const facts = row ? exportFacts(row.kind) : null;
	if (!row || !facts || row.state !== "ready" || !row.fileKey) return null;
	if (facts.capability && !held.includes(facts.capability)) return null;
	const headers = {
		"Content-Type": facts.type,
		"Content-Disposition": `attachment; filename="${facts.name}"`,
		"Cache-Control": "private, no-store",
		"X-Robots-Tag": "noindex",
	};
	return mediaResponse({ bucket, key: row.fileKey, request, headers });
}
