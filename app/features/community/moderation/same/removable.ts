import type { SameThing } from "../reportable.ts";

/**
 * Those that a moderator can remove together with a thing, whose text is `copy`: they still say the same, up to case and
 * spaces, and are not removed yet. `findSame` also names what was edited since.
 */
export function removableOf(same: readonly SameThing[], copy: string | null): readonly SameThing[] {
	if (!copy) return [];
	return same.filter(({ text, state }) => state !== "removed" && plain(text) === plain(copy));
}

const plain = (text: string) => text.normalize("NFKC").toLowerCase().replace(/\s+/g, "");
