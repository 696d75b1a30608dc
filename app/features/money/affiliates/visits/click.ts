import { z } from "zod";

/** Somebody has followed a link: what the queue carries. It says nothing of who. */
export const Click = z.strictObject({
	code: z.string(),
	/** The name of the link behind the code; empty for the code alone. */
	subId: z.string(),
	visitorId: z.string(),
	/** The country that it came from, where the network knows it. */
	country: z.string().optional(),
	/** UTC milliseconds. */
	at: z.int(),
	/** Noted once more, after somebody has agreed to the cookie: it was counted before. */
	isCounted: z.boolean(),
});
export type Click = z.infer<typeof Click>;

/** As it stands in `?ref=`: a code and, behind a point, the name of a link. Null for anything else. */
export function readReference(text: string): { code: string; subId: string } | null {
	const [, code, subId = ""] = /^([A-Za-z0-9]{3,20})(?:\.([A-Za-z0-9-]{1,30}))?$/.exec(text) ?? [];
	return code ? { code: code.toUpperCase(), subId: subId.toLowerCase() } : null;
}

/** The same as it is written into a link. */
export function referenceOf(code: string, subId = ""): string {
	return subId ? `${code}.${subId}` : code;
}
