import { COURSE_PART } from "#app/features/learning/authoring/publishing/course-parts.ts";
import { entryName, FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { cleanLine } from "#app/shared/text/clean-text.ts";
import { wordDifferences } from "#app/shared/text/word-differences.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { ComparedDraft } from "#app/ui/writing/writing-conflict.tsx";
import type { Database } from "#db/client.server.ts";
import { MARKDOWN_LIMIT, renderMarkdown } from "#db/content/markdown.ts";
import {
	bodyOf,
	type EditedCourse,
	type Editor,
	factsOf,
	findEditedCourse,
	revisionOf,
} from "../drafts/edited-course.server";
import { saveDrafts, type WrittenPart } from "../drafts/save-drafts.server";
import {
	type CourseWords,
	cleanWords,
	isSame,
	type SharedFacts,
	sharedFactsIn,
	textsIn,
	withFacts,
	withWords,
	wordsIn,
} from "./course-details";
import { takeCover } from "./cover/take-cover.server";
import { DetailsForm, type TypedDetails } from "./schemas";

export type DetailsAnswer = {
	kind: "conflict" | "preview" | "tooLarge" | "noCover";
	/** What was typed. */
	reply: FormReply;
	/** Saving with these revisions replaces the other draft knowingly. */
	conflict?: ComparedDraft & { revision: number; factsRevision: number };
	/** The description as learners would see it. */
	html?: string;
};
export type DetailsResult =
	| { kind: "answer"; answer: DetailsAnswer; status: 200 | 400 | 409 | 413 }
	| { kind: "saved"; language: Language }
	| { kind: "notFound" | "unknown" };

type Input = {
	courseId: number;
	editor: Editor;
	posted: FormData;
	/** Where uploaded pictures are. */
	bucket: Pick<R2Bucket, "get">;
	now: Date;
};

/**
 * Saves the form as drafts: the words of one language, and the facts. Parts without a change are not written. If somebody saved before, nothing is saved and the answer shows both.
 */
export async function answerDetails(
	db: Database,
	{ courseId, editor, posted, bucket, now }: Input,
): Promise<DetailsResult> {
	const form = parseForm(posted, DetailsForm, { isCoerced: false });
	if (form.status !== "success") return { kind: "unknown" };
	const { lang: language, intent } = form.value;
	const find = () => findEditedCourse(db, { courseId, editor, language });
	const course = await find();
	if (!course) return { kind: "notFound" };
	const words = cleanWords(form.value);
	if (intent === "preview") {
		const html = renderMarkdown(words.description.slice(0, MARKDOWN_LIMIT));
		return { kind: "answer", status: 200, answer: { kind: "preview", reply: form.reply(), html } };
	}
	const facts = typedFacts(form.value);
	const { cover } = facts;
	if (cover && !(await takeCover(db, { course, files: cover, ownerId: editor.id, bucket }))) {
		return { kind: "answer", status: 400, answer: { kind: "noCover", reply: form.reply() } };
	}
	const saved = await saveDrafts(db, {
		course,
		parts: changedParts(course, { ...form.value, words, facts }),
		editorId: editor.id,
		now,
	});
	if (saved.ok) return { kind: "saved", language };
	if (saved.reason === "tooLarge") {
		return { kind: "answer", status: 413, answer: { kind: "tooLarge", reply: form.reply() } };
	}
	const latest = await find();
	if (!latest) return { kind: "notFound" };
	const conflict = conflictWith(latest, { language, words, facts });
	return { kind: "answer", status: 409, answer: { kind: "conflict", reply: form.reply(), conflict } };
}

function typedFacts({ slug, topic, level, cover, previewFilm }: TypedDetails): SharedFacts {
	return { slug: cleanLine(slug), topic: cleanLine(topic), level: cleanLine(level), cover, previewFilm };
}

type Written = Pick<TypedDetails, "lang" | "revision" | "factsRevision"> & { words: CourseWords; facts: SharedFacts };

function changedParts(
	course: EditedCourse,
	{ lang: language, revision, factsRevision, words, facts }: Written,
): WrittenPart[] {
	const [oldWords, oldFacts] = [bodyOf(course, COURSE_PART, language), factsOf(course, COURSE_PART)];
	const parts: WrittenPart[] = [];
	if (!isSame(wordsIn(oldWords), words)) {
		parts.push({ key: COURSE_PART, language, body: withWords(oldWords, words), seen: revision });
	}
	if (!isSame(sharedFactsIn(oldFacts), facts)) {
		const body = withFacts(oldFacts, facts);
		parts.push({ key: COURSE_PART, language: FACTS_LANGUAGE, body, seen: factsRevision });
	}
	return parts;
}

type Mine = { language: Language; words: CourseWords; facts: SharedFacts };

function conflictWith(now: EditedCourse, { language, words, facts }: Mine): DetailsAnswer["conflict"] {
	const theirs = textsIn(wordsIn(bodyOf(now, COURSE_PART, language)), sharedFactsIn(factsOf(now, COURSE_PART)));
	const fields = [...textsIn(words, facts)].flatMap(([path, own]) => {
		const other = theirs.get(path) ?? "";
		return own === other ? [] : [{ path, pieces: wordDifferences(own, other, language) }];
	});
	const draft = [language, FACTS_LANGUAGE]
		.map((code) => now.parts.get(entryName(COURSE_PART, code))?.draft)
		.find((one) => one);
	return {
		by: draft?.editorName ?? null,
		isGone: !draft,
		fields,
		revision: revisionOf(now, COURSE_PART, language),
		factsRevision: revisionOf(now, COURSE_PART, FACTS_LANGUAGE),
	};
}
