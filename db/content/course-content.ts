import type { Language } from "#app/shared/words/languages.ts";
import type { LessonOpening, LessonVideo } from "../schema/learning/catalog.ts";
import type { AnswerKey } from "../schema/learning/quizzes.ts";
import type { LessonMatter } from "./schema.ts";

/** Texts by language; English is always there. */
export type Translated<Words> = { en: Words } & Partial<Record<Language, Words>>;

/** `choices` are in file order; `feedback` is by option id; `diagnoses` are in the order of the answer key. */
export type QuestionWords = {
	prompt: string;
	choices: { id: string; text: string }[];
	explanation: string;
	feedback: Record<string, string>;
	hints: string[];
	diagnoses: string[];
};

/** A question as stored. `source` says where its answer is, such as `first-call#2.3` (question-source.ts). */
export type QuestionContent = {
	key: string;
	answerKey: AnswerKey;
	source: string | null;
	translations: Translated<QuestionWords>;
};

export type RecallContent = { id: string; prompt: string; answer: string };

export type SheetContent = { name: string; translations: Translated<{ title: string; summary: string; body: string }> };

/** `recall` are the questions inside `body`; `figures` are SVG drawings by name, in its language. */
export type LessonWords = {
	title: string;
	summary: string;
	body: string | null;
	recall: RecallContent[];
	figures: Record<string, string>;
};

/** A lesson. `key` never changes; `slug` names its file today. `position` counts through the course from 1; `body` is Markdown, null where English stands in. */
export type LessonContent = {
	key: string;
	slug: string;
	position: number;
	type: LessonMatter["type"];
	minutes: number;
	required: boolean;
	freePreview: boolean;
	video: LessonVideo | null;
	passPercent: number | null;
	maxAttempts: number | null;
	sheets: string[];
	/** Absent where the lesson opens with the course, and where its type decides what completes it. */
	opens?: LessonOpening;
	completes?: "button";
	questions: QuestionContent[];
	translations: Translated<LessonWords>;
};

export type ModuleContent = {
	key: string;
	slug: string;
	position: number;
	translations: Translated<{ title: string; summary: string }>;
	lessons: LessonContent[];
};

export type CourseContent = {
	id: number;
	key: string;
	slug: string;
	topic: string;
	level: string;
	priceCents: number;
	currency: string;
	instructor: string;
	featured: boolean;
	translations: Translated<{ title: string; shortDescription: string; description: string; outcomes: string[] }>;
	modules: ModuleContent[];
	sheets: SheetContent[];
};
