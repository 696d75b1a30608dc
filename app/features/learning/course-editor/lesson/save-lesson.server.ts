import { lessonPart } from "#app/features/learning/authoring/publishing/course-parts.ts";
import { entryName, FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import {
	bodyOf,
	type EditedCourse,
	type Editor,
	factsOf,
	findEditedCourse,
	publishedFacts,
	revisionOf,
} from "../drafts/edited-course.server";
import { saveDrafts, type WrittenPart } from "../drafts/save-drafts.server";
import { isSameText, type LessonTyping, type OtherDraft } from "./lesson-typing";
import { factsFrom, typedLesson, wordsFrom } from "./typed-lesson.server";

type Input = {
	/** As it was read for this request, with the whole lesson. */
	course: EditedCourse;
	lesson: string;
	language: Language;
	typed: LessonTyping;
	/** The revision of the words that the writer had before them. */
	seen: number;
	editor: Editor;
	now: Date;
};
export type SaveLessonOutcome =
	| { ok: true; revision: number }
	| { ok: false; reason: "notFound" }
	| { ok: false; reason: "tooLarge" }
	| { ok: false; reason: "changedMeanwhile"; theirs: OtherDraft };

/**
 * Saves a lesson as a draft, whatever was typed, in one batch. Words that somebody else saved since `seen` are
 * refused and handed back; a fact is the latest writer's. Sending the same text twice is one save.
 */
export async function saveLesson(db: Database, input: Input): Promise<SaveLessonOutcome> {
	const first = await trySave(db, input);
	if (first.ok || first.reason !== "lostRace") return first;
	const { course, lesson, language, editor } = input;
	const part = lessonPart(lesson);
	const again = await findEditedCourse(db, { courseId: course.id, editor, language, part });
	if (!again) return { ok: false, reason: "notFound" };
	const second = await trySave(db, { ...input, course: again });
	if (second.ok || second.reason !== "lostRace") return second;
	return { ok: false, reason: "changedMeanwhile", theirs: draftOf(again, lesson, language) };
}

type Try = SaveLessonOutcome | { ok: false; reason: "lostRace" };

async function trySave(db: Database, input: Input): Promise<Try> {
	const { course, lesson, language, typed, seen, editor, now } = input;
	const key = lessonPart(lesson);
	const current = typedLesson(course, lesson, language);
	const revision = revisionOf(course, key, language);
	const hasNewWords = !isSameText(current, typed);
	if (hasNewWords && revision !== seen) {
		return { ok: false, reason: "changedMeanwhile", theirs: draftOf(course, lesson, language) };
	}
	const facts = factsOf(course, key);
	const nextFacts = factsFrom(facts, typed, publishedFacts(course, key));
	const parts: WrittenPart[] = [
		...(hasNewWords ? [{ key, language, body: wordsFrom(bodyOf(course, key, language), typed, language), seen }] : []),
		...(JSON.stringify(facts) === JSON.stringify(nextFacts)
			? []
			: [{ key, language: FACTS_LANGUAGE, body: nextFacts }]),
	];
	if (parts.length === 0) return { ok: true, revision };
	const saved = await saveDrafts(db, { course, parts, editorId: editor.id, now });
	if (saved.ok) return { ok: true, revision: saved.revisions[entryName(key, language)] ?? revision };
	return { ok: false, reason: saved.reason === "tooLarge" ? "tooLarge" : "lostRace" };
}

function draftOf(course: EditedCourse, lesson: string, language: Language): OtherDraft {
	const key = lessonPart(lesson);
	return {
		typed: typedLesson(course, lesson, language),
		revision: revisionOf(course, key, language),
		by: course.parts.get(entryName(key, language))?.draft?.editorName ?? null,
	};
}
