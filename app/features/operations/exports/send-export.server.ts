import { mediaResponse } from "#app/shared/media-response.server.ts";
import { exportFacts } from "./export-kinds";
import type { ExportRow } from "./exports.repository.server";

type Input = { bucket: R2Bucket; row: ExportRow | undefined; held: readonly string[]; request: Request };

/** The file or a range of it; null when it is not ready or the user has lost access. */
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
