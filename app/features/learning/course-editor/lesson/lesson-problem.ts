import type { BodyFault } from "#db/content/body-faults.ts";

const NAMED = ["title", "summary"] as const;
const REASONS = ["Missing", "TooLong", "Unreadable"] as const;

/** One thing that a check found. `line` counts from 1 in the text; words: `lesson.problems` of the namespace. */
export type LessonProblem = {
	field: (typeof NAMED)[number] | "body" | "minutes";
	kind:
		| `${(typeof NAMED)[number]}${(typeof REASONS)[number]}`
		| "minutes"
		| "jump"
		| "deadLink"
		| "missingFile"
		| BodyFault["kind"];
	line: number | null;
	/** It keeps the lesson from being published. */
	blocks: boolean;
	values: Record<string, string | number>;
};
