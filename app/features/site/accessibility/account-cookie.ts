import { MINUTE_SECONDS } from "#app/shared/durations.ts";
import { type Preferences, parsePreferences } from "./preferences";

/** Cookie that carries an account's preferences into the browser's storage with the next page. */
const PREFERENCES_COOKIE = "accessibility";

export function serializeAccessibility(preferences: Partial<Preferences>): string {
	return `${PREFERENCES_COOKIE}=${encodeURIComponent(JSON.stringify(preferences))}; Path=/; Max-Age=${MINUTE_SECONDS}; SameSite=Lax`;
}

export function readAccessibilityCookie(cookies: string): Preferences | null {
	const value = /(?:^|;\s*)accessibility=([^;]+)/.exec(cookies)?.[1];
	if (!value) return null;
	try {
		return parsePreferences(decodeURIComponent(value));
	} catch {
		return null;
	}
}
