import { factsOf } from "#app/shared/pages/page.ts";

/** Which of the fixed texts an error gets. A route says its own in `handle.errorKind`. */
export const ERROR_KINDS = ["page", "course", "lesson", "default", "unavailable"] as const;
export type ErrorKind = (typeof ERROR_KINDS)[number];

/** The kind that the innermost of the matched routes declares; "page" when none does. */
export function errorKindOf(matches: ReadonlyArray<{ handle?: unknown }>): ErrorKind {
	const declared = matches.map((match) => factsOf(match).errorKind);
	return ERROR_KINDS.find((kind) => kind === declared.findLast(Boolean)) ?? "page";
}
