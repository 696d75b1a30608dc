import type { FormReply } from "#app/shared/forms/form-reply.ts";
import type { QuestionChoice } from "../marks/mark-choices";

/** What a refused form of the page comes back with: `chosen` are names of parts (`entryName`). */
export type PublishAnswer = {
	reason:
		| "nothingChosen"
		| "changedMeanwhile"
		| "invalid"
		| "needsApproval"
		| "past"
		| "notWaiting"
		| "marksChanged"
		| "notUndoable"
		| null;
	reply?: FormReply | undefined;
	chosen: string[];
	/** What was chosen for the marks of questions. */
	choices: QuestionChoice[];
};

export type PublishDone = "published" | "discarded" | "scheduled" | "cancelled" | "undone";
