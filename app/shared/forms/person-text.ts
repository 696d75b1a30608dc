import { z } from "zod";
import { cleanLine, cleanText, hasControls } from "../text/clean-text.ts";
import { hasVisibleSign } from "../text/invisible-characters.ts";

/** Keys of messages: for nothing, for too much, and for signs that cannot be shown. */
type Messages = { missing: string; long: string; unreadable?: string };
type OptionalMessages = { unreadable?: string; missing?: string };

/** In the words that every page and call has. */
const UNREADABLE = "common:errors.unreadable";

/** A line that a person writes and must write: cleaned (`cleanLine`), with a letter, number or emoji that can be seen. */
export function requiredLine(most: number, { missing, long, unreadable = UNREADABLE }: Messages): z.ZodString {
	return readable(z.string(missing).overwrite(cleanLine).min(1, missing).max(most, long), unreadable);
}

/** A line that may be left out or empty. */
export function optionalLine(
	most: number,
	long: string,
	{ unreadable = UNREADABLE, missing }: OptionalMessages = {},
): z.ZodString {
	return readable(z.string(missing).overwrite(cleanLine).max(most, long), unreadable);
}

/** A text of several lines that must be there: cleaned (`cleanText`), its breaks counted as the browser counts them. */
export function requiredText(most: number, { missing, long, unreadable = UNREADABLE }: Messages): z.ZodString {
	return readable(z.string(missing).overwrite(cleanText).min(1, missing).max(most, long), unreadable);
}

/** A text of several lines that may be left out or empty. */
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
