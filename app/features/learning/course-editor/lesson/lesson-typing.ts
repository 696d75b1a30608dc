/** What the page of a lesson edits, as it is typed. */
export type LessonTyping = {
	title: string;
	summary: string;
	body: string;
	/** As typed into a field. */
	minutes: string;
	required: boolean;
	freePreview: boolean;
};

export const TEXT_FIELDS = ["title", "summary", "body"] as const;
export const FACT_FIELDS = ["minutes", "required", "freePreview"] as const;

export function isSameText(one: LessonTyping, other: LessonTyping): boolean {
	return TEXT_FIELDS.every((field) => one[field] === other[field]);
}

export function isSameTyping(one: LessonTyping, other: LessonTyping): boolean {
	return isSameText(one, other) && FACT_FIELDS.every((field) => one[field] === other[field]);
}

/** The draft of somebody else that was saved first. */
export type OtherDraft = { typed: LessonTyping; revision: number; by: string | null };

/** What the server answers to a save. */
export type SaveReply =
	| { ok: true; revision: number; at: string }
	| { ok: false; reason: "changedMeanwhile"; theirs: OtherDraft }
	| { ok: false; reason: "tooLarge" };
