import { z } from "zod";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { optionalLine } from "#app/shared/forms/person-text.ts";
import { DEAL_LINES } from "#db/schema/community/forum-kinds.ts";
import { LONGEST_COMMENT } from "./longest-comment";

const key = errorKeys<"forum">();

const id = z.number().int().min(1).max(9_999_999_999);
const ofLine = { postId: id, number: z.number().int().min(1).max(999_999_999), line: z.enum(DEAL_LINES) };

/** Deeds on one line of a deal sheet, sent to the page of its topic. */
export const DoubtForm = z.strictObject({
	intent: z.literal("doubt"),
	...ofLine,
	isOn: z.enum(["on", "off"]),
	comment: optionalLine(LONGEST_COMMENT, key("errors.commentLong")).optional(),
});
export const RemoveCommentForm = z.strictObject({ intent: z.literal("removeComment"), ...ofLine });

export type DoubtDeed = z.output<typeof DoubtForm> | z.output<typeof RemoveCommentForm>;
