/** What the page of a lesson edits, as it is typed. */
export type LessonTyping = {
	title: string;
	summary: string;
	body: string;
	/** As typed into a field. */
	minutes: string;
	required: boolean;
	freePreview: boolean;
	/** Of a lesson with a film: its captions as WebVTT and its chapters, one a line; else empty. */
	captions: string;
	chapters: string;
	/** As it names its film (`filmNamed`); empty without one. */
	film: string;
	/** Of the film, as typed into fields: its length, and the share to watch in percent. */
	seconds: string;
	share: string;
};

export const TEXT_FIELDS = ["title", "summary", "body", "captions", "chapters"] as const;
export const FACT_FIELDS = ["minutes", "required", "freePreview", "film", "seconds", "share"] as const;
/** Texts of several lines. */
export const LONG_FIELDS: readonly (typeof TEXT_FIELDS)[number][] = ["body", "captions", "chapters"];

/** The words of a lesson, to read one after another. */
export function wholeText(typed: LessonTyping): string {
	return TEXT_FIELDS.map((field) => typed[field])
		.filter((text, at) => at < 3 || text !== "")
		.join("\n\n");
}

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
