import type { Database } from "../../../db/client.server.ts";
import { isConflict, isDuplicate } from "../../../db/conflict.ts";
import { RENDERER } from "../../../db/content/markdown.ts";
import type { Statement } from "../../../db/run-together.server.ts";
import { findVersion, switchVersion } from "../documents/documents.server.ts";
import { stageHtml } from "../documents/stage-html.server.ts";
import { indexEntry } from "../search/index/index-document.server.ts";
import { projectEntry } from "./projection.repository.server.ts";

type Input = {
	versionId: string;
	now: Date;
	/** Writes that belong to the switch: both or neither. */
	alongside?: readonly Statement[];
};
export type PublishOutcome =
	| { ok: true; changed: boolean }
	| { ok: false; reason: "notFound" | "changedMeanwhile" | "slugTaken" };

/**
 * Makes a version of an entry the one that readers see. It can be repeated by the version's id; of two who publish at
 * once one is told that it has changed meanwhile. A name that another entry of the kind has is refused (`slugTaken`).
 */
export async function publishEntry(db: Database, { versionId, now, alongside = [] }: Input): Promise<PublishOutcome> {
	const [state] = await findVersion(db, versionId);
	if (!state) return { ok: false, reason: "notFound" };
	const { documentId, kind, publishedVersionId, publishedRenderer } = state;
	if (publishedVersionId === versionId && publishedRenderer === RENDERER) return { ok: true, changed: false };

	await stageHtml(db, versionId);
	const found = await indexEntry(db, { documentId, versionId, kind });
	const seen = { versionId: publishedVersionId, renderer: publishedRenderer };
	try {
		await db.batch([
			switchVersion(db, { documentId, versionId, renderer: RENDERER, seen }),
			...projectEntry(db, { versionId, documentId, now }),
			...alongside,
			...found,
		]);
		return { ok: true, changed: true };
	} catch (error) {
		if (isDuplicate(error, "library_entries.kind")) return { ok: false, reason: "slugTaken" };
		if (!isConflict(error)) throw error;
		const [latest] = await findVersion(db, versionId);
		if (latest?.publishedVersionId === versionId) return { ok: true, changed: false };
		return { ok: false, reason: "changedMeanwhile" };
	}
}
