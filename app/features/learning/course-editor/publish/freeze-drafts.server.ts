import { saveVersion } from "#app/features/library/versioned-content/face.server.ts";
import { entryName, type StoredPart } from "#app/features/library/versioned-content/part.ts";
import { DEFAULT_LANGUAGE } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { listChosenDrafts } from "../drafts/edited-course.repository.server";
import { type EditedCourse, type Editor, findEditedCourse } from "../drafts/edited-course.server";
import { checkDrafts } from "./check-drafts.server";
import type { MissingPart } from "./next-version";
import type { DraftProblem } from "./part-problems";

/** A draft that is to be published, as its reader saw it. */
export type ChosenDraft = { key: string; language: string; revision: number };

export type FreezeInput = {
	courseId: number;
	editor: Editor;
	chosen: readonly ChosenDraft[];
	note: string;
	now: Date;
};
export type FreezeFailure =
	| { ok: false; reason: "notFound" | "nothingChosen" | "changedMeanwhile" }
	| { ok: false; reason: "invalid"; problems: DraftProblem[]; missing: MissingPart[] };
type Frozen = { ok: true; course: EditedCourse; taken: ChosenDraft[]; sound: StoredPart[]; versionId: string };

/**
 * Makes a version of what is published with the chosen drafts in it; every other part stays byte-identical, and nothing
 * is published. Refuses drafts that went on since they were seen, and a version that lacks something.
 */
export async function freezeDrafts(db: Database, input: FreezeInput): Promise<Frozen | FreezeFailure> {
	const { courseId, editor, chosen, note, now } = input;
	if (chosen.length === 0) return { ok: false, reason: "nothingChosen" };
	const course = await findEditedCourse(db, { courseId, editor, language: DEFAULT_LANGUAGE });
	if (!course) return { ok: false, reason: "notFound" };
	const drafts = await listChosenDrafts(db, course.documentId, [...new Set(chosen.map(({ key }) => key))]);
	const seen = new Map(chosen.map(({ key, language, revision }) => [entryName(key, language), revision]));
	const taken = drafts.filter(({ key, language }) => seen.has(entryName(key, language)));
	const isAsSeen = taken.every(({ key, language, revision }) => seen.get(entryName(key, language)) === revision);
	if (!isAsSeen || taken.length < seen.size) return { ok: false, reason: "changedMeanwhile" };

	const { sound, manifest, problems, missing } = await checkDrafts(db, course, taken);
	if (problems.length > 0 || missing.length > 0) return { ok: false, reason: "invalid", problems, missing };

	const document = { ...course, id: course.documentId };
	const saved = await saveVersion(db, { document, parts: sound, manifest, authorId: editor.id, note, now });
	if (!saved.ok) return { ok: false, reason: "changedMeanwhile" };
	return { ok: true, course, taken, sound, versionId: saved.versionId };
}
