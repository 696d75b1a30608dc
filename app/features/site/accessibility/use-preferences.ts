import { useMemo, useSyncExternalStore } from "react";
import { type Preferences, parsePreferences } from "./preferences";
import { onPreferencesChange, savePreferences, storedPreferences } from "./preferences-store";

/** Preferences of this device and their setter. Default values on the server. */
export function usePreferences(): [Preferences, (change: Partial<Preferences>) => void] {
	const stored = useSyncExternalStore(onPreferencesChange, storedPreferences, () => null);
	const preferences = useMemo(() => parsePreferences(stored), [stored]);
	return [preferences, (change) => savePreferences({ ...preferences, ...change })];
}
