import type { EntryContent } from "../../db/content/library-files/entry-content.ts";

/** A screen that a manual shows: where it is, and who looks at it. */
export type Screen = { name: string; path: string; as: "visitor" | "student" | "instructor" | "admin" };

type Facts = { screens?: Screen[] };

/** The screens of all manuals in the order of their pages. Throws for a name that two different screens have. */
export function screensOf(entries: readonly EntryContent[]): Screen[] {
	const byName = new Map<string, Screen>();
	for (const { kind, facts } of entries) {
		if (kind !== "manual") continue;
		for (const screen of (facts as Facts).screens ?? []) {
			const known = byName.get(screen.name);
			if (known && (known.path !== screen.path || known.as !== screen.as)) {
				throw new Error(`Two screens of the manuals are called ${screen.name}.`);
			}
			byName.set(screen.name, screen);
		}
	}
	return [...byName.values()];
}
