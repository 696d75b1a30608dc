import { z } from "zod";
import { LANGUAGE_CODES, type Language } from "#app/shared/words/languages.ts";

/** What a change of a canned answer has touched: its words in one language, null where it lacks them, or whether it is used. */
export type CannedState =
	| { language: Language; words: { title: string; body: string } | null; retired?: undefined }
	| { retired: boolean; language?: undefined };

const version = z.int().min(1);
const Snapshot = z.union([
	z.object({ retired: z.boolean(), version }),
	z.object({ language: z.enum(LANGUAGE_CODES), title: z.string(), body: z.string(), version }),
	z.object({ language: z.enum(LANGUAGE_CODES), version }),
]);

/** What the audit log keeps of a canned answer; `readCannedChange` reads it. */
export function snapshotOf(state: CannedState, version: number): z.output<typeof Snapshot> {
	if (state.retired !== undefined) return { retired: state.retired, version };
	return { language: state.language, ...state.words, version };
}

/** A change of a canned answer; `version` is the one that it made, `before` null where it was its first. */
export type CannedChange = { version: number; before: CannedState | null; after: CannedState };

/** A change of a canned answer from its audit entry, or null for one that does not say enough. */
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
