import { type Preferences, parsePreferences } from "./preferences";

/** How the preferences of an account reach the storage of a browser: in a cookie that the next page takes over. */
const COOKIE = "accessibility";

/** A `Set-Cookie` value that hands the preferences over to the next page. */
export function serializeAccessibility(preferences: Partial<Preferences>): string {
	return `${COOKIE}=${encodeURIComponent(JSON.stringify(preferences))}; Path=/; Max-Age=60; SameSite=Lax`;
}

/** What such a cookie hands over, if there is one among the cookies of the document. */
export function handedOver(cookies: string): Preferences | null {
	const value = /(?:^|;\s*)accessibility=([^;]+)/.exec(cookies)?.[1];
	if (!value) return null;
	try {
		return parsePreferences(decodeURIComponent(value));
	} catch {
		return null;
	}
}
