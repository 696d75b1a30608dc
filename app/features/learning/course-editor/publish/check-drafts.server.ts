import { listFilms } from "#app/features/learning/authoring/face.server.ts";
import { COURSE_PART } from "#app/features/learning/authoring/publishing/course-parts.ts";
import { listTaxonomy } from "#app/features/learning/catalog/taxonomy/taxonomy.sql.ts";
import { TAXONOMY_KINDS, type TaxonomyKind } from "#app/features/learning/catalog/taxonomy/taxonomy.ts";
import { listParts } from "#app/features/library/versioned-content/face.server.ts";
import {
	entryName,
	FACTS_LANGUAGE,
	manifestOf,
	type StoredPart,
	storedPart,
} from "#app/features/library/versioned-content/part.ts";
import type { JsonObject } from "#app/shared/json.ts";
import { filmFileId } from "#app/shared/uploads/film-address.ts";
import { DEFAULT_LANGUAGE } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { findCourseWithSlug } from "../courses.repository.server";
import type { EditedCourse } from "../drafts/edited-course.server";
import { objectIn, textIn } from "../parts/draft-values";
import { questionProblemsOf } from "../questions/check-questions.server";
import { missingParts } from "./next-version";
import { checkPart, type DraftProblem, type PartProblem } from "./part-problems";
import { releaseProblems } from "./release-problems";

type WholeDraft = { key: string; language: string; body: JsonObject };
type Checked = { key: string; language: string; value: JsonObject | null };

/** What a course would be with these drafts, and what keeps it from being published. */
export async function checkDrafts(db: Database, course: EditedCourse, drafts: readonly WholeDraft[]) {
	const checked = drafts.map(({ key, language, body }) => ({ key, language, ...checkPart(key, language, body) }));
	const sound = checked.flatMap(({ key, language, value }) =>
		value ? [storedPart({ key, language, json: value })] : [],
	);
	const manifest = nextManifest(course, sound);
	const changed = checked.map(({ key, language, value }, at) => ({
		key,
		language,
		body: value ?? drafts[at]?.body ?? {},
	}));
	const ofQuestions = await questionProblemsOf(db, { manifest, changed });
	const problems: DraftProblem[] = [
		...checked.flatMap((part) => part.problems).filter((problem) => !isSaidOfQuestions(problem, ofQuestions)),
		...ofQuestions,
		...(await courseProblems(db, course.id, checked)),
		...(await filmProblems(db, course.id, checked)),
	];
	const facts = await nextFacts(db, manifest, checked);
	const names = new Set([...manifest, ...checked.map(nameOf)].map(([key, language]) => entryName(key, language)));
	const next = { facts: (key: string) => facts.get(key) ?? null, has: (name: string) => names.has(name) };
	problems.push(...releaseProblems(next, (key) => lessonFacts(course, checked, key)));
	return { sound, manifest, problems, missing: missingParts(next) };
}

const nameOf = ({ key, language }: Checked) => [key, language] as const;

/** A lesson as it would be published. */
function lessonFacts(course: EditedCourse, checked: readonly Checked[], key: string): JsonObject {
	const chosen = checked.find((part) => part.key === key && part.language === FACTS_LANGUAGE);
	return chosen?.value ?? course.parts.get(entryName(key, FACTS_LANGUAGE))?.published ?? {};
}

/** That the questions of a lesson are not right is said more closely by the problems of each. */
function isSaidOfQuestions({ key, field }: PartProblem, ofQuestions: readonly { key: string }[]): boolean {
	return field === "questions" && ofQuestions.some((one) => one.key === key);
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

/** Films that are not among the files of the course. */
async function filmProblems(db: Database, courseId: number, checked: readonly Checked[]): Promise<PartProblem[]> {
	const named = checked.flatMap(({ key, language, value }) => {
		const { file } = objectIn(value?.video);
		const field = key === COURSE_PART ? ("previewFilm" as const) : ("video" as const);
		const id = filmFileId(textIn(field === "video" ? file : value?.previewFilm));
		return id && language === FACTS_LANGUAGE ? [{ key, language, field, id }] : [];
	});
	if (named.length === 0) return [];
	const films = new Set((await listFilms(db, courseId)).map(({ id }) => id));
	return named.flatMap(({ id, ...at }) => (films.has(id) ? [] : [{ ...at, reason: "filmGone" as const }]));
}

function nextManifest(course: EditedCourse, changed: readonly StoredPart[]) {
	const names = new Set(changed.map(({ key, language }) => entryName(key, language)));
	const kept = course.manifest
		.filter(([key, language]) => !names.has(entryName(key, language)))
		.map(([key, language, hash]) => ({ key, language, hash }));
	return manifestOf([...kept, ...changed]);
}

/** Facts of the course and of its modules. A part with problems of its own is there, and so not missing as well. */
async function nextFacts(db: Database, manifest: ReturnType<typeof manifestOf>, checked: readonly Checked[]) {
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
	return facts;
}
