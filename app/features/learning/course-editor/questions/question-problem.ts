export const QUESTION_FIELDS = [
	"prompt",
	"explanation",
	"options",
	"feedback",
	"right",
	"answer",
	"tolerance",
	"unit",
	"variables",
	"diagnoses",
	"hints",
	"pairs",
	"decoys",
	"accepted",
	"tags",
] as const;
export type QuestionField = (typeof QUESTION_FIELDS)[number];

export const QUESTION_REASONS = [
	"empty",
	"tooLong",
	"tooFew",
	"tooMany",
	"twice",
	"notNumber",
	"range",
	"name",
	"calculation",
	"sameResult",
	"pattern",
	"slug",
	"wrong",
] as const;
export type QuestionReason = (typeof QUESTION_REASONS)[number];

/** What keeps a question from being published. `at` is the row of a list, from 1; `text` is what cannot be calculated. */
export type QuestionProblem = {
	field: QuestionField;
	reason: QuestionReason;
	at?: number;
	limit?: number;
	text?: string;
};
