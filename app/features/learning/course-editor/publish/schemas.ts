import { z } from "zod";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { optionalLine } from "#app/shared/forms/person-text.ts";

const key = errorKeys<"course-editor">();

/** A draft as its reader saw it: part, language (`*` for facts) and revision. */
const draft = z
	.string()
	.max(120)
	.regex(/^[a-z]+(?:\/[a-z0-9-]+)? (?:\*|[a-z]{2}) [1-9]\d{0,8}$/);

export const PublishForm = z.strictObject({
	intent: z.literal("publish"),
	drafts: z.array(draft).max(3_000).default([]),
	note: optionalLine(300, key("errors.noteLong")).default(""),
	tell: z.literal("on").optional(),
});

export const DiscardForm = z.strictObject({ intent: z.literal("discard"), draft });
