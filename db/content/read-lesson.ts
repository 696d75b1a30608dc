import type { Language } from "#app/shared/words/languages.ts";
import type { FigureRange } from "../schema/learning/quizzes.ts";
import type { LessonContent } from "./course-content.ts";
import type { FoundLesson } from "./find-lessons.ts";
import type { ContentFile } from "./front-matter.ts";
import { drawFigures, figureNames } from "./read-figures.ts";
import { assembleQuestion, compareQuestions } from "./read-questions.ts";
import { compareRecall, translatedRecall } from "./read-recall.ts";
import { parse, type Reading, reportProblem } from "./reading.ts";
import { expandLesson, expandTranslation } from "./scene-values.ts";
import { type CourseTranslationMatter, LessonMatter, LessonTranslationMatter } from "./schema.ts";
import { translate } from "./translate.ts";

type CourseWords = Map<Language, ContentFile<CourseTranslationMatter>>;

export function readLesson(
	reading: Reading,
	folder: string[],
	{ slug, files }: FoundLesson,
	position: number,
	courseWords: CourseWords,
): LessonContent | null {
	const name = files.get("en");
	const read = name ? parse(reading, [...folder, name], LessonMatter) : null;
	const english = read && expandLesson(read);
	const translated = new Map<Language, ContentFile<LessonTranslationMatter>>();
	for (const [language, other] of files) {
		if (language === "en") continue;
		const file = parse(reading, [...folder, other], LessonTranslationMatter);
		if (file) translated.set(language, read ? expandTranslation(file, read.matter) : file);
		if (!courseWords.has(language)) reportProblem(reading, [...folder, other], `needs a sound course.${language}.md`);
	}
	if (!english) return null;

	const { matter } = english;
	const questions = matter.type === "quiz" || matter.type === "exercise" ? matter.questions : [];
	if (matter.type === "video") checkMedia(reading, english);
	for (const file of translated.values()) compareQuestions(reading, file, questions);
	compareRecall(reading, english, translated);

	const key = String(folder[1]);
	const figuresOf = ({ file, body }: { file: string; body: string }, language: Language) => {
		for (const figure of figureNames(body).filter((one) => !reading.figures.has(one))) {
			reading.problems.push({ file, line: 1, message: `shows the figure ${figure}, which is not there` });
		}
		return drawFigures(reading.figures, body, language);
	};
	const words = translate<LessonContent["translations"]["en"], ContentFile<CourseTranslationMatter>>(
		{
			title: matter.title,
			summary: matter.summary,
			body: english.body,
			recall: matter.recall,
			figures: figuresOf(english, "en"),
		},
		courseWords,
		(file) => {
			const listed = file.matter.modules[key]?.lessons[slug];
			return listed && { title: listed.title, summary: listed.summary, body: null, recall: [], figures: {} };
		},
	);
	for (const [language, { file, matter: other, body }] of translated) {
		const recall = translatedRecall(english, { matter: other });
		const figures = figuresOf({ file, body }, language);
		words[language] = { title: other.title, summary: other.summary, body, recall, figures };
	}
	return {
		key: matter.key ?? slug,
		slug,
		position,
		type: matter.type,
		minutes: matter.minutes,
		required: matter.required,
		freePreview: matter.freePreview,
		video: matter.type === "video" ? matter.video : null,
		passPercent: "passPercent" in matter ? matter.passPercent : null,
		maxAttempts: "maxAttempts" in matter ? matter.maxAttempts : null,
		sheets: matter.sheets,
		...(matter.opens ? { opens: matter.opens } : {}),
		...("completes" in matter && matter.completes ? { completes: matter.completes } : {}),
		questions: questions.map((question) => assembleQuestion(question, translated, variablesOf(matter))),
		translations: words,
	};
}

function variablesOf(matter: LessonMatter): Record<string, FigureRange> {
	const shared = "variables" in matter ? Object.entries(matter.variables) : [];
	return Object.fromEntries(shared.map(([name, range]) => [name, { ...range, ofLesson: true as const }]));
}

function checkMedia(reading: Reading, { file, matter, lineOf }: ContentFile<LessonMatter>): void {
	if (matter.type !== "video") return;
	const stem = matter.video.file.replace(/\.\w+$/, "");
	const wanted: [string, string][] = [
		["file", matter.video.file],
		["file", `${stem}.webp`],
		...matter.video.captions.map((language): [string, string] => ["captions", `${stem}.${language}.vtt`]),
		...(matter.video.chapters ? matter.video.captions : []).map((language): [string, string] => [
			"chapters",
			`${stem}.chapters.${language}.vtt`,
		]),
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
