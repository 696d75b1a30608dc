import { withParameter } from "#app/shared/pages/with-parameter.ts";
import { UNDO_SECONDS } from "../limits";

/** A decision that can still be taken back, as the page after it is told in its address. */
export type Undoable = { decisionId: string; caseId: number; until: number };

/** The path of the page that offers to take the decision back. */
export function withUndo(path: string, { decisionId, caseId }: Omit<Undoable, "until">, now: Date): string {
	return withParameter(path, "undo", `${decisionId}.${caseId}.${now.getTime() + UNDO_SECONDS * 1000}`);
}

/** Null when there is none, or its time is over. */
export function readUndo(search: URLSearchParams, now: Date): Undoable | null {
	const match = /^([0-9a-f]{32})\.(\d{1,10})\.(\d{13})$/.exec(search.get("undo") ?? "");
	if (!match?.[1]) return null;
	const until = Number(match[3]);
	return until > now.getTime() ? { decisionId: match[1], caseId: Number(match[2]), until } : null;
}
