import type { Language } from "../../app/shared/languages.ts";
import type { LessonContent } from "./course-content.ts";
import type { FoundLesson } from "./find-lessons.ts";
import type { ContentFile } from "./front-matter.ts";
import { assembleQuestion, compareQuestions } from "./read-questions.ts";
import { complain, parse, type Reading } from "./reading.ts";
import { type CourseTranslationMatter, LessonMatter, LessonTranslationMatter } from "./schema.ts";
import { translate } from "./translate.ts";

type CourseWords = Map<Language, ContentFile<CourseTranslationMatter>>;

/** Reads one lesson in all its languages; null when its English original is not sound. */
export function readLesson(
	reading: Reading,
	folder: string[],
	{ slug, files }: FoundLesson,
	position: number,
	courseWords: CourseWords,
): LessonContent | null {
	const name = files.get("en");
	const english = name ? parse(reading, [...folder, name], LessonMatter) : null;
	const translated = new Map<Language, ContentFile<LessonTranslationMatter>>();
	for (const [language, other] of files) {
		if (language === "en") continue;
		const file = parse(reading, [...folder, other], LessonTranslationMatter);
		if (file) translated.set(language, file);
		if (!courseWords.has(language)) complain(reading, [...folder, other], `needs a sound course.${language}.md`);
	}
	if (!english) return null;

	const { matter } = english;
	const questions = matter.type === "quiz" || matter.type === "exercise" ? matter.questions : [];
	if (matter.type === "video") checkMedia(reading, english);
	for (const file of translated.values()) compareQuestions(reading, file, questions);

	const key = String(folder[1]);
	const words = translate<LessonContent["translations"]["en"], ContentFile<CourseTranslationMatter>>(
		{ title: matter.title, summary: matter.summary, body: english.body },
		courseWords,
		(file) => {
			const listed = file.matter.modules[key]?.lessons[slug];
			return listed && { title: listed.title, summary: listed.summary, body: null };
		},
	);
	for (const [language, { matter: other, body }] of translated) {
		words[language] = { title: other.title, summary: other.summary, body };
	}
	return {
		...{
			key: matter.key ?? slug,
			slug,
			position,
			type: matter.type,
			minutes: matter.minutes,
			required: matter.required,
		},
		freePreview: matter.freePreview,
		video: matter.type === "video" ? matter.video : null,
		passPercent: "passPercent" in matter ? matter.passPercent : null,
		maxAttempts: "maxAttempts" in matter ? matter.maxAttempts : null,
		questions: questions.map((question) => assembleQuestion(question, translated)),
		translations: words,
	};
}

function checkMedia(reading: Reading, { file, matter, lineOf }: ContentFile<LessonMatter>): void {
	if (matter.type !== "video") return;
	const stem = matter.video.file.replace(/\.\w+$/, "");
	const wanted: [string, string][] = [
		["file", matter.video.file],
		["file", `${stem}.webp`],
		...matter.video.captions.map((language): [string, string] => ["captions", `${stem}.${language}.vtt`]),
	];
	for (const [key, name] of wanted) {
		if (reading.media.has(name)) continue;
		reading.problems.push({
			file,
			line: lineOf("video", key),
			message: `video.${key}: ${name} is not among the media`,
		});
	}
}
