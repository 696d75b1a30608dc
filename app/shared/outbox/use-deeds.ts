import { startTransition, useEffect, useState } from "react";
import type { Deed } from "./deed";
import { onDeeds, readDeeds } from "./deed-store";

const NONE: readonly Deed[] = [];

/**
 * What waits on this device for an account at one thing, or was refused there; at all things when none is named. Nothing on
 * the server and in its first drawing.
 */
export function useDeeds({ userId, subject }: { userId: number | null; subject?: string }): readonly Deed[] {
	const [deeds, setDeeds] = useState(NONE);

	useEffect(() => {
		const read = () => {
			const own = readDeeds().filter(
				(deed) => deed.userId === userId && (subject === undefined || deed.subject === subject),
			);
			// In a transition: parts of the page that have not come to life yet would be drawn anew otherwise.
			startTransition(() => setDeeds((shown) => (isSame(shown, own) ? shown : own)));
		};
		read();
		return onDeeds(read);
	}, [userId, subject]);
	return deeds;
}

function isSame(one: readonly Deed[], other: readonly Deed[]): boolean {
	return one.length === other.length && one.every((deed, at) => deed === other[at]);
}
