import type { ChapterFault } from "#app/features/learning/lessons/media/captions/chapter-lines.ts";
import type { CueFault } from "#app/features/learning/lessons/media/captions/web-vtt.ts";
import type { BodyFault } from "#db/content/body-faults.ts";

const NAMED = ["title", "summary"] as const;
const REASONS = ["Missing", "TooLong", "Unreadable"] as const;

/** One thing that a check found. `line` counts from 1 in the text; words: `lesson.problems` of the namespace. */
export type LessonProblem = {
	field: (typeof NAMED)[number] | "body" | "minutes" | "film" | "seconds" | "share" | "captions" | "chapters";
	kind:
		| `${(typeof NAMED)[number]}${(typeof REASONS)[number]}`
		| "minutes"
		| "jump"
		| "deadLink"
		| "missingFile"
		| "filmMissing"
		| "filmGone"
		| "filmSeconds"
		| "filmShare"
		| "captionsMissing"
		| "captionsTooLong"
		| `cue${Capitalize<CueFault["kind"]>}`
		| ChapterFault["kind"]
		| BodyFault["kind"];
	line: number | null;
	/** It keeps the lesson from being published. */
	blocks: boolean;
	values: Record<string, string | number>;
};
