import { endsSitting } from "#app/features/library/versioned-content/drafts/sitting.ts";
import { type DraftToSave, draftWrite, keepDrafts } from "#app/features/library/versioned-content/face.server.ts";
import { entryName, PART_BYTES } from "#app/features/library/versioned-content/part.ts";
import { newId } from "#app/shared/ids.ts";
import type { JsonObject } from "#app/shared/json.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict } from "#db/conflict.ts";
import { runTogether } from "#db/run-together.server.ts";
import { type EditedCourse, revisionOf } from "./edited-course.server";

export type WrittenPart = {
	key: string;
	language: string;
	body: JsonObject;
	/** The revision its writer saw; the one of `course` if left out. */
	seen?: number;
};
type Input = { course: EditedCourse; parts: readonly WrittenPart[]; editorId: number; now: Date };
export type SaveOutcome =
	| { ok: true; revisions: Record<string, number> }
	| { ok: false; reason: "changedMeanwhile" | "tooLarge" };

/**
 * Saves drafts of several parts in one batch, whatever they are. All or none: a stale revision saves nothing. Drafts
 * whose sitting ends by this save are kept first, so `course` must hold their whole bodies.
 */
export async function saveDrafts(db: Database, { course, parts, editorId, now }: Input): Promise<SaveOutcome> {
	if (parts.some(({ body }) => new TextEncoder().encode(JSON.stringify(body)).length > PART_BYTES)) {
		return { ok: false, reason: "tooLarge" };
	}
	const drafts = parts.map(({ key, language, body, seen }): DraftToSave => {
		const base = course.parts.get(entryName(key, language))?.hash ?? null;
		return {
			documentId: course.documentId,
			key,
			language,
			body,
			base,
			seen: seen ?? revisionOf(course, key, language),
			editorId,
			now,
		};
	});
	const { documentId } = course;
	const ended = parts.flatMap(({ key, language }) => {
		const draft = course.parts.get(entryName(key, language))?.draft;
		return draft && endsSitting(draft, { editorId, now }) ? [draft] : [];
	});
	try {
		await runTogether(db, [
			...keepDrafts(db, ended, { id: newId(), documentId, cause: "ended", note: "", now }),
			...drafts.map((draft) => draftWrite(db, draft)),
		]);
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "changedMeanwhile" };
		throw error;
	}
	return {
		ok: true,
		revisions: Object.fromEntries(drafts.map(({ key, language, seen }) => [entryName(key, language), seen + 1])),
	};
}
