import type { FormReply } from "#app/shared/forms/form-reply.ts";

/** What a refused form of the page comes back with: `chosen` are names of parts (`entryName`). */
export type PublishAnswer = {
	reason: "nothingChosen" | "changedMeanwhile" | "invalid" | "needsApproval" | "past" | "notWaiting" | null;
	reply?: FormReply | undefined;
	chosen: string[];
};

export type PublishDone = "published" | "discarded" | "scheduled" | "cancelled";
