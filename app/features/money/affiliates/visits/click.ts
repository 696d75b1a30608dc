import { z } from "zod";

/** Queue message: somebody followed a link. Contains nothing personal. */
export const Click = z.strictObject({
	code: z.string(),
	/** The link's name; empty for the code alone. */
	subId: z.string(),
	visitorId: z.string(),
	/** Left out where the network does not know it. */
	country: z.string().optional(),
	/** UTC milliseconds. */
	at: z.int(),
	/** True when sent again after consent to the cookie: it was counted before. */
	isCounted: z.boolean(),
});
export type Click = z.infer<typeof Click>;

/** Parses `?ref=`: a code and, after a dot, a link's name. Null for anything else. */
export function readReference(text: string): { code: string; subId: string } | null {
	const [, code, subId = ""] = /^([A-Za-z0-9]{3,20})(?:\.([A-Za-z0-9-]{1,30}))?$/.exec(text) ?? [];
	return code ? { code: code.toUpperCase(), subId: subId.toLowerCase() } : null;
}

export function referenceOf(code: string, subId = ""): string {
	return subId ? `${code}.${subId}` : code;
}
