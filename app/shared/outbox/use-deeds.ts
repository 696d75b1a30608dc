import { useMemo, useSyncExternalStore } from "react";
import type { Deed } from "./deed";
import { onDeeds, readDeeds } from "./deed-store";

const NONE: readonly Deed[] = [];

/** What waits on this device for an account at one thing, or was refused there; nothing on the server and in its first drawing. */
export function useDeeds({ userId, subject }: { userId: number | null; subject: string }): readonly Deed[] {
	const deeds = useSyncExternalStore(onDeeds, readDeeds, () => NONE);
	return useMemo(
		() => deeds.filter((deed) => deed.userId === userId && deed.subject === subject),
		[deeds, userId, subject],
	);
}
