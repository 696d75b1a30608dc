import { enqueueLessonsChanged, publishCourse } from "#app/features/learning/authoring/face.server.ts";
import { COURSE_PART } from "#app/features/learning/authoring/publishing/course-parts.ts";
import { listTaxonomy } from "#app/features/learning/catalog/taxonomy/taxonomy.sql.ts";
import { TAXONOMY_KINDS, type TaxonomyKind } from "#app/features/learning/catalog/taxonomy/taxonomy.ts";
import { deleteDraft, listParts, saveVersion } from "#app/features/library/versioned-content/face.server.ts";
import {
	entryName,
	FACTS_LANGUAGE,
	manifestOf,
	type StoredPart,
	storedPart,
} from "#app/features/library/versioned-content/part.ts";
import { audit } from "#app/features/operations/audit/face.server.ts";
import type { JsonObject } from "#app/shared/json.ts";
import { DEFAULT_LANGUAGE } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict } from "#db/conflict.ts";
import { runTogether } from "#db/run-together.server.ts";
import { findCourseWithSlug } from "../courses.repository.server";
import { listChosenDrafts } from "../drafts/edited-course.repository.server";
import { type EditedCourse, type Editor, findEditedCourse } from "../drafts/edited-course.server";
import { type MissingPart, missingParts } from "./next-version";
import { checkPart, type PartProblem } from "./part-problems";

/** A draft that is to be published, as its reader saw it. */
export type ChosenDraft = { key: string; language: string; revision: number };

type Input = {
	courseId: number;
	editor: Editor;
	chosen: readonly ChosenDraft[];
	note: string;
	/** Tell learners who have finished a lesson that it is published otherwise. */
	tellLearners: boolean;
	origin: string;
	requestId: string;
	now: Date;
};
export type PublishOutcome =
	| { ok: true; changedLessons: number }
	| { ok: false; reason: "notFound" | "nothingChosen" | "changedMeanwhile" }
	| { ok: false; reason: "invalid"; problems: PartProblem[]; missing: MissingPart[] };

/**
 * Publishes the chosen drafts of a course and leaves every other part byte-identical: version, projection, audit entry,
 * notices and the end of the drafts in one batch. Refuses drafts that went on since they were seen, and a version that
 * lacks something. Of two concurrent calls one gets the conflict.
 */
export async function publishCourseDrafts(db: Database, input: Input): Promise<PublishOutcome> {
	const { courseId, editor, chosen, note, now } = input;
	if (chosen.length === 0) return { ok: false, reason: "nothingChosen" };
	const course = await findEditedCourse(db, { courseId, editor, language: DEFAULT_LANGUAGE });
	if (!course) return { ok: false, reason: "notFound" };
	const drafts = await listChosenDrafts(db, course.documentId, [...new Set(chosen.map(({ key }) => key))]);
	const seen = new Map(chosen.map(({ key, language, revision }) => [entryName(key, language), revision]));
	const taken = drafts.filter(({ key, language }) => seen.has(entryName(key, language)));
	const isAsSeen = taken.every(({ key, language, revision }) => seen.get(entryName(key, language)) === revision);
	if (!isAsSeen || taken.length < seen.size) return { ok: false, reason: "changedMeanwhile" };

	const checked = taken.map(({ key, language, body }) => ({ key, language, ...checkPart(key, language, body) }));
	const sound = checked.flatMap(({ key, language, value }) =>
		value ? [storedPart({ key, language, json: value })] : [],
	);
	const problems = [...checked.flatMap((part) => part.problems), ...(await courseProblems(db, courseId, checked))];
	const manifest = nextManifest(course, sound);
	const missing = await findMissing(db, manifest, checked);
	if (problems.length > 0 || missing.length > 0) return { ok: false, reason: "invalid", problems, missing };

	const document = { ...course, id: course.documentId };
	const saved = await saveVersion(db, { document, parts: sound, manifest, authorId: editor.id, note, now });
	if (!saved.ok) return { ok: false, reason: "changedMeanwhile" };
	return switchTo(db, { ...input, versionId: saved.versionId, taken, course });
}

/** What only the database knows: names that are taken, topics and levels that are there. */
async function courseProblems(db: Database, courseId: number, checked: readonly Checked[]): Promise<PartProblem[]> {
	const facts = checked.find(({ key, language }) => key === COURSE_PART && language === FACTS_LANGUAGE)?.value;
	if (!facts) return [];
	const [taken, taxonomy] = await db.batch([
		findCourseWithSlug(db, String(facts.slug), courseId),
		listTaxonomy(db, DEFAULT_LANGUAGE),
	]);
	const isThere = (kind: TaxonomyKind) =>
		taxonomy.some((one) => one.kind === kind && one.key === facts[kind] && (kind === "level" || one.isForCourses));
	const at = { key: COURSE_PART, language: FACTS_LANGUAGE };
	return [
		...(taken.length > 0 ? [{ ...at, field: "slug" as const, reason: "taken" as const }] : []),
		...TAXONOMY_KINDS.filter((kind) => !isThere(kind)).map((kind) => ({
			...at,
			field: kind,
			reason: "choose" as const,
		})),
	];
}

type Switch = Input & { versionId: string; taken: readonly ChosenDraft[]; course: EditedCourse };

async function switchTo(db: Database, input: Switch): Promise<PublishOutcome> {
	const { versionId, taken, course, editor, note, tellLearners, origin, requestId, now } = input;
	const ending = [
		...taken.flatMap(({ key, language, revision }) =>
			deleteDraft(db, { documentId: course.documentId, key, language, seen: revision }),
		),
		audit(db, {
			by: editor.id,
			deed: "courses.publish",
			subject: { kind: "course", id: course.id },
			before: { version: course.publishedVersionId },
			after: { version: versionId, parts: taken.length, note },
			requestId,
			now,
		}),
	];
	let changed = 0;
	try {
		const published = await publishCourse(db, {
			versionId,
			now,
			alongside: ({ courseId, changedLessons }) => {
				changed = changedLessons.length;
				const notices =
					tellLearners && changed > 0
						? [enqueueLessonsChanged(db, { courseId, lessons: changedLessons, origin, now })]
						: [];
				return [...ending, ...notices];
			},
		});
		if (!published.ok) return published;
		// Nothing differs from what is published: only the drafts end.
		if (!published.changed) await runTogether(db, ending);
		return { ok: true, changedLessons: changed };
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "changedMeanwhile" };
		throw error;
	}
}

function nextManifest(course: EditedCourse, changed: readonly StoredPart[]) {
	const names = new Set(changed.map(({ key, language }) => entryName(key, language)));
	const kept = course.manifest
		.filter(([key, language]) => !names.has(entryName(key, language)))
		.map(([key, language, hash]) => ({ key, language, hash }));
	return manifestOf([...kept, ...changed]);
}

type Checked = { key: string; language: string; value: JsonObject | null };

/** A part with problems of its own is not missing as well. */
async function findMissing(
	db: Database,
	manifest: ReturnType<typeof manifestOf>,
	checked: readonly Checked[],
): Promise<MissingPart[]> {
	const hashes = manifest.filter(([key, language]) => language === FACTS_LANGUAGE && !key.startsWith("lesson/"));
	const stored = new Map(
		(
			await listParts(
				db,
				hashes.map(([, , hash]) => hash),
			)
		).map(({ hash, body }) => [hash, body]),
	);
	const facts = new Map<string, JsonObject>(hashes.map(([key, , hash]) => [key, stored.get(hash) ?? {}]));
	for (const { key, language, value } of checked) {
		if (language === FACTS_LANGUAGE && value) facts.set(key, value);
	}
	const names = new Set(
		[...manifest, ...checked.map(({ key, language }) => [key, language] as const)].map(([key, language]) =>
			entryName(key, language),
		),
	);
	return missingParts({ facts: (key) => facts.get(key) ?? null, has: (name) => names.has(name) });
}
