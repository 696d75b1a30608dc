import { saveVersion } from "#app/features/library/versioned-content/face.server.ts";
import type { StoredPart } from "#app/features/library/versioned-content/part.ts";
import type { Database } from "#db/client.server.ts";
import type { EditedCourse, Editor } from "../drafts/edited-course.server";
import { type FoundReview, findReview } from "../submissions/find-review.server";
import { type ChosenDraft, type ChosenRefusal, takeChosen } from "./take-chosen.server";

export type FreezeInput = {
	courseId: number;
	editor: Editor;
	chosen: readonly ChosenDraft[];
	note: string;
	now: Date;
};
export type FreezeFailure =
	/** An admin publishes what this editor writes. */
	{ ok: false; reason: "needsApproval" } | ChosenRefusal;
type Frozen = {
	ok: true;
	course: EditedCourse;
	taken: ChosenDraft[];
	sound: StoredPart[];
	versionId: string;
	/** The submission that waits for a review. */
	waiting: FoundReview["waiting"];
};

/**
 * Makes a version of what is published with the chosen drafts in it; every other part stays byte-identical, and nothing
 * is published. Refuses drafts that went on since they were seen, a version that lacks something, and an editor whose
 * drafts an admin publishes.
 */
export async function freezeDrafts(db: Database, input: FreezeInput): Promise<Frozen | FreezeFailure> {
	const { courseId, editor, note, now } = input;
	const [found, review] = await Promise.all([takeChosen(db, input), findReview(db, { courseId, editor })]);
	if (!found.ok && found.reason === "notFound") return found;
	if (review.needsApproval) return { ok: false, reason: "needsApproval" };
	if (!found.ok) return found;

	const { course, taken, sound, manifest } = found;
	const document = { ...course, id: course.documentId };
	const saved = await saveVersion(db, { document, parts: sound, manifest, authorId: editor.id, note, now });
	if (!saved.ok) return { ok: false, reason: "changedMeanwhile" };
	return { ok: true, course, taken, sound, versionId: saved.versionId, waiting: review.waiting };
}
