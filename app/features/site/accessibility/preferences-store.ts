import { handedOver } from "./account-cookie";
import { attributesOf, PREFERENCES_KEY, type Preferences, parsePreferences } from "./preferences";

const listeners = new Set<() => void>();
/** What was chosen in this page, for a browser that forbids storage. */
let chosen: string | null = null;

/** What is stored, as text: the same text is the same state. */
export function storedPreferences(): string | null {
	try {
		return localStorage.getItem(PREFERENCES_KEY) ?? chosen;
	} catch {
		return chosen;
	}
}

/** Stores the preferences and wears them at once. */
export function keepPreferences(preferences: Preferences): void {
	chosen = JSON.stringify(preferences);
	try {
		localStorage.setItem(PREFERENCES_KEY, chosen);
	} catch {
		// Storage may be full or forbidden; they hold for this page.
	}
	wearPreferences();
	for (const listen of listeners) listen();
}

/** Takes over what the account of whoever is signed in hands to this browser (`account-cookie.ts`), once in each tab. */
export function takeOverPreferences(): void {
	const preferences = handedOver(document.cookie);
	if (!preferences) return;
	const text = JSON.stringify(preferences);
	try {
		if (sessionStorage.getItem(TAKEN) === text) return;
		sessionStorage.setItem(TAKEN, text);
	} catch {
		return;
	}
	keepPreferences(preferences);
}

const TAKEN = "accessibility-taken";

/** Puts the attributes of the stored preferences on the root element. */
export function wearPreferences(): void {
	const root = document.documentElement;
	for (const [name, value] of Object.entries(attributesOf(parsePreferences(storedPreferences())))) {
		if (value === null) root.removeAttribute(name);
		else root.setAttribute(name, value);
	}
}

/** Calls back when the preferences change, here or in another tab. Returns how to stop. */
export function onPreferencesChange(listen: () => void): () => void {
	const onStorage = ({ key }: StorageEvent) => {
		if (key !== null && key !== PREFERENCES_KEY) return;
		wearPreferences();
		listen();
	};
	listeners.add(listen);
	window.addEventListener("storage", onStorage);
	return () => {
		listeners.delete(listen);
		window.removeEventListener("storage", onStorage);
	};
}
