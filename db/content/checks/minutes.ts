import { countWords } from "../body-faults.ts";
import type { Problem } from "../front-matter.ts";

type Lesson = {
	matter: {
		type: string;
		minutes: number;
		recall: readonly object[];
		sheets: readonly string[];
		video?: { durationSeconds: number };
		questions?: readonly { type: string }[];
	};
	body: string;
};
type TimedLesson = { english: Lesson & { file: string; lineOf: (key: string) => number } };

const READING_WORDS_PER_MINUTE = 200;
/** Minutes per activity, if the text states none. Source: "Minutes" in docs/content.md. */
const WORK_MINUTES = { recall: 1.5, practice: 10, sheet: 3, question: 1.25, sumOfQuiz: 3, sumOfExercise: 4 };
/** Allowed deviation: a quarter, but at least two minutes. */
const ALLOWED_DEVIATION = { share: 0.25, minutes: 2 };

const SPELT: Readonly<Record<string, number>> = {
	five: 5,
	six: 6,
	seven: 7,
	eight: 8,
	nine: 9,
	ten: 10,
	eleven: 11,
	twelve: 12,
	thirteen: 13,
	fourteen: 14,
	fifteen: 15,
	eighteen: 18,
	twenty: 20,
	"twenty-five": 25,
	thirty: 30,
	"thirty-five": 35,
	forty: 40,
	"forty-five": 45,
	fifty: 50,
	sixty: 60,
};

/** Finds lessons whose stated minutes are far from the time for reading, recall and practice. */
export function minuteProblems(lessons: readonly TimedLesson[]): Problem[] {
	return lessons.flatMap(({ english }) => {
		const { file, matter, lineOf } = english;
		const taken = minutesTaken(english);
		const allowed = Math.max(ALLOWED_DEVIATION.minutes, taken * ALLOWED_DEVIATION.share);
		if (Math.abs(matter.minutes - taken) <= allowed) return [];
		const message = `minutes: ${matter.minutes}, where reading and work take about ${Math.round(taken)}`;
		return [{ file, line: lineOf("minutes"), message }];
	});
}

export function minutesTaken({ matter, body }: Lesson): number {
	const watching = (matter.video?.durationSeconds ?? 0) / 60;
	const recalling = WORK_MINUTES.recall * matter.recall.length;
	return (
		watching + countWords(body) / READING_WORDS_PER_MINUTE + recalling + (statedInText(body) ?? work({ matter, body }))
	);
}

function statedInText(body: string): number | null {
	const word = /\bAllow\s+([\w-]+)\s+minutes/i.exec(body)?.[1]?.toLowerCase() ?? "";
	return SPELT[word] ?? (Number(word) || null);
}

function work({ matter, body }: Lesson): number {
	const { questions = [] } = matter;
	if (matter.type === "quiz" || matter.type === "exercise") {
		const sums = questions.filter(({ type }) => type === "number").length;
		const each = matter.type === "quiz" ? WORK_MINUTES.sumOfQuiz : WORK_MINUTES.sumOfExercise;
		return sums * each + (questions.length - sums) * WORK_MINUTES.question;
	}
	return /^## Practice\s*$/m.test(body) ? WORK_MINUTES.practice + WORK_MINUTES.sheet * matter.sheets.length : 0;
}
