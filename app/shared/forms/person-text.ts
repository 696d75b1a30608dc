import { z } from "zod";
import { cleanLine, cleanText, hasControls } from "../text/clean-text.ts";
import { hasVisibleSign } from "../text/invisible-characters.ts";

type Messages = { missing: string; long: string; unreadable?: string };
type OptionalMessages = { unreadable?: string; missing?: string };

const UNREADABLE = "common:errors.unreadable";

/** Cleaned by `cleanLine`; needs one visible letter, number or emoji. */
export function requiredLine(most: number, { missing, long, unreadable = UNREADABLE }: Messages): z.ZodString {
	return readable(z.string(missing).overwrite(cleanLine).min(1, missing).max(most, long), unreadable);
}

export function optionalLine(
	most: number,
	long: string,
	{ unreadable = UNREADABLE, missing }: OptionalMessages = {},
): z.ZodString {
	return readable(z.string(missing).overwrite(cleanLine).max(most, long), unreadable);
}

/**
 * A required text of several lines, cleaned by `cleanText`. A line break counts as one character, as in the browser.
 */
export function requiredText(most: number, { missing, long, unreadable = UNREADABLE }: Messages): z.ZodString {
	return readable(z.string(missing).overwrite(cleanText).min(1, missing).max(most, long), unreadable);
}

export function optionalText(
	most: number,
	long: string,
	{ unreadable = UNREADABLE, missing }: OptionalMessages = {},
): z.ZodString {
	return readable(z.string(missing).overwrite(cleanText).max(most, long), unreadable);
}

function readable(schema: z.ZodString, unreadable: string): z.ZodString {
	return schema.refine(
		(value) => value === "" || (hasVisibleSign(value) && !hasControls(value.replace(/[\n\t]/g, ""))),
		unreadable,
	);
}
