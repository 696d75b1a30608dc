import { factsOf } from "#app/shared/pages/page.ts";

/** Selects one of the fixed error texts; routes set it in `handle.errorKind`. */
export const ERROR_KINDS = ["page", "course", "lesson", "default", "unavailable"] as const;
export type ErrorKind = (typeof ERROR_KINDS)[number];

/** From the innermost matched route; defaults to "page". */
export function errorKindOf(matches: ReadonlyArray<{ handle?: unknown }>): ErrorKind {
	const declared = matches.map((match) => factsOf(match).errorKind);
	return ERROR_KINDS.find((kind) => kind === declared.findLast(Boolean)) ?? "page";
}
