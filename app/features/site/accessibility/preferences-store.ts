import { readAccessibilityCookie } from "./account-cookie";
import { attributesOf, PREFERENCES_KEY, type Preferences, parsePreferences } from "./preferences";

const listeners = new Set<() => void>();
/** Choice of this page, for browsers that forbid storage. */
let chosen: string | null = null;

/** As text, so that equal states compare equal. */
export function storedPreferences(): string | null {
	try {
		return localStorage.getItem(PREFERENCES_KEY) ?? chosen;
	} catch {
		return chosen;
	}
}

export function savePreferences(preferences: Preferences): void {
	chosen = JSON.stringify(preferences);
	try {
		localStorage.setItem(PREFERENCES_KEY, chosen);
	} catch {
		// Storage may be full or forbidden; the choice then lasts for this page.
	}
	applyPreferences();
	for (const listen of listeners) listen();
}

/** Adopts the account's preferences (`account-cookie.ts`), once per tab. */
export function adoptAccountPreferences(): void {
	const preferences = readAccessibilityCookie(document.cookie);
	if (!preferences) return;
	const text = JSON.stringify(preferences);
	try {
		if (sessionStorage.getItem(ADOPTED_STORAGE_KEY) === text) return;
		sessionStorage.setItem(ADOPTED_STORAGE_KEY, text);
	} catch {
		return;
	}
	savePreferences(preferences);
}

const ADOPTED_STORAGE_KEY = "accessibility-taken";

export function applyPreferences(): void {
	const root = document.documentElement;
	for (const [name, value] of Object.entries(attributesOf(parsePreferences(storedPreferences())))) {
		if (value === null) root.removeAttribute(name);
		else root.setAttribute(name, value);
	}
}

/** Fires for changes here and in other tabs. Returns the unsubscribe function. */
export function onPreferencesChange(listen: () => void): () => void {
	const onStorage = ({ key }: StorageEvent) => {
		if (key !== null && key !== PREFERENCES_KEY) return;
		applyPreferences();
		listen();
	};
	listeners.add(listen);
	window.addEventListener("storage", onStorage);
	return () => {
		listeners.delete(listen);
		window.removeEventListener("storage", onStorage);
	};
}
