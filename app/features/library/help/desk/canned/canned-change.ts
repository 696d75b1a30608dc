import { z } from "zod";
import { LANGUAGE_CODES, type Language } from "#app/shared/words/languages.ts";

/** The state that a change touches: the words of one language (null when missing), or whether it is in use. */
export type CannedState =
	| { language: Language; words: { title: string; body: string } | null; retired?: undefined }
	| { retired: boolean; language?: undefined };

const version = z.int().min(1);
const Snapshot = z.union([
	z.object({ retired: z.boolean(), version }),
	z.object({ language: z.enum(LANGUAGE_CODES), title: z.string(), body: z.string(), version }),
	z.object({ language: z.enum(LANGUAGE_CODES), version }),
]);

export function snapshotOf(state: CannedState, version: number): z.output<typeof Snapshot> {
	if (state.retired !== undefined) return { retired: state.retired, version };
	return { language: state.language, ...state.words, version };
}

/** `version` is the resulting one; `before` is null for the first. */
export type CannedChange = { version: number; before: CannedState | null; after: CannedState };

/** Parses an audit entry; null when it is incomplete. */
export function readCannedChange({ before, after }: { before: unknown; after: unknown }): CannedChange | null {
	const now = Snapshot.safeParse(after).data;
	const then = before === null ? null : Snapshot.safeParse(before).data;
	if (!now || then === undefined) return null;
	return { version: now.version, before: then && stateOf(then), after: stateOf(now) };
}

function stateOf(snapshot: z.output<typeof Snapshot>): CannedState {
	if ("retired" in snapshot) return { retired: snapshot.retired };
	const { language } = snapshot;
	return { language, words: "title" in snapshot ? { title: snapshot.title, body: snapshot.body } : null };
}
