import { z } from "zod";
import { composedName } from "../words/composed-name";

/** The name of a person as a form or a program sends it: a text without spaces around it, its letters composed. */
export function nameText(missing: string): z.ZodString {
	return z.string(missing).overwrite(composedName);
}
