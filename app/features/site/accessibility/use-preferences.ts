import { useMemo, useSyncExternalStore } from "react";
import { type Preferences, parsePreferences } from "./preferences";
import { keepPreferences, onPreferencesChange, storedPreferences } from "./preferences-store";

/** The preferences of this device and how to change some of them. On the server they are the default ones. */
export function usePreferences(): [Preferences, (change: Partial<Preferences>) => void] {
	const stored = useSyncExternalStore(onPreferencesChange, storedPreferences, () => null);
	const preferences = useMemo(() => parsePreferences(stored), [stored]);
	return [preferences, (change) => keepPreferences({ ...preferences, ...change })];
}
