import { type ChosenCorrection, findCorrections, planRegrades } from "#app/features/learning/quizzes/face.server.ts";
import type { StoredPart } from "#app/features/library/versioned-content/part.ts";
import { audit } from "#app/features/operations/audit/face.server.ts";
import { DEFAULT_LANGUAGE } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import type { Write } from "#db/write.ts";
import { choiceFor, type QuestionChoice } from "./mark-choices";
import { nextLessons } from "./next-lessons";

type Input = {
	courseId: number;
	/** What is to be published. */
	parts: readonly StoredPart[];
	choices: readonly QuestionChoice[];
	versionId: string;
	by: number | null;
	requestId: string;
	now: Date;
};
/** `isStale`: a choice names a question of a part to be published whose key does not change by it. */
export type MarksPlan = { writes: Write[]; jobIds: string[]; isStale: boolean };

/**
 * Writes for the batch that publishes a version, by the choices for questions whose keys change with it. Choices for
 * parts that are left out do not matter.
 */
export async function planMarks(db: Database, input: Input): Promise<MarksPlan> {
	const { courseId, parts, choices, versionId, by, requestId, now } = input;
	const lessons = nextLessons(parts);
	const wanted = choices.filter(({ choice, lesson }) => choice !== "keep" && lessons.some(({ key }) => key === lesson));
	if (wanted.length === 0) return { writes: [], jobIds: [], isStale: false };
	const corrections = await findCorrections(db, { courseId, lessons, language: DEFAULT_LANGUAGE });
	const chosen = corrections.flatMap((one): ChosenCorrection[] => {
		const choice = choiceFor(wanted, one);
		return choice === "keep" ? [] : [{ ...one, choice }];
	});
	const isStale = chosen.length < wanted.length;
	if (chosen.length === 0) return { writes: [], jobIds: [], isStale };
	const { writes, jobIds } = planRegrades(db, chosen, { courseId, versionId, now });
	const noted = chosen.map(({ lesson, question, choice, effects }) => ({
		lesson,
		question,
		choice,
		...effects[choice],
	}));
	const entry = audit(db, {
		by,
		deed: "courses.markAgain",
		subject: { kind: "course", id: courseId },
		after: { version: versionId, questions: noted },
		requestId,
		now,
	});
	return { writes: [...writes, entry], jobIds, isStale };
}
