import type { Language } from "../../app/shared/languages.ts";
import type { LessonVideo } from "../schema/catalog.ts";
import type { AnswerKey } from "../schema/learning.ts";
import type { CourseMatter, LessonMatter } from "./schema.ts";

/** Words by language; English is always there. */
export type Translated<Words> = { en: Words } & Partial<Record<Language, Words>>;

/** A question as the tables keep it. `choices` are in the order of the file. */
export type QuestionContent = {
	key: string;
	answerKey: AnswerKey;
	translations: Translated<{ prompt: string; choices: { id: string; text: string }[]; explanation: string }>;
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
	questions: QuestionContent[];
	translations: Translated<{ title: string; summary: string; body: string | null }>;
};

export type ModuleContent = {
	key: string;
	slug: string;
	position: number;
	translations: Translated<{ title: string; summary: string }>;
	lessons: LessonContent[];
};

/** A course with its modules and lessons in reading order. `description` is Markdown. */
export type CourseContent = {
	id: number;
	key: string;
	slug: string;
	topic: CourseMatter["topic"];
	level: CourseMatter["level"];
	priceCents: number;
	currency: string;
	instructor: string;
	featured: boolean;
	translations: Translated<{ title: string; shortDescription: string; description: string; outcomes: string[] }>;
	modules: ModuleContent[];
};
