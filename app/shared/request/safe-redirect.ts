import { splitLanguagePrefix, withLanguagePrefix } from "../words/language-prefix";
import type { Language } from "../words/languages";

type Options = {
	language?: Language;
	/** Allows sign-in pages, as for the language switch on them. */
	guestPages?: boolean;
};

/**
 * A safe path on this site to redirect to, or null. Every URL from outside (`redirectTo`, `returnTo`, a referrer)
 * must pass through here: same origin; no empty segment (`//`), backslash or control character, raw or encoded; no
 * guest page, API call or data URL. The result is encoded.
 */
export function safeRedirect(target: unknown, { language, guestPages = false }: Options = {}): string | null {
	const asked = ownPath(target);
	if (asked === null) return null;
	const path = ownPath(language ? inLanguage(asked, language) : asked);
	return path !== null && isPage(path, guestPages) ? path : null;
}

const BASE = "http://school.invalid";
/** A search of 300 characters takes up to 2,700 in a URL. */
const LONGEST = 4096;
const GUEST_PAGES = new Set(["/login", "/register", "/forgot-password", "/reset-password"]);

function ownPath(target: unknown): string | null {
	if (typeof target !== "string" || target.length > LONGEST || !/^\/(?![/\\])/.test(target)) return null;
	if (/\p{Cc}|\\|%(?:[01][0-9a-f]|7f)/iu.test(target)) return null;

	const url = URL.canParse(target, BASE) ? new URL(target, BASE) : null;
	const decoded = url && decodePath(url.pathname);
	if (!url || url.origin !== BASE || decoded === null || /\\|\/\//.test(decoded)) return null;
	return url.pathname + url.search + url.hash;
}

function inLanguage(path: string, language: Language): string {
	const { language: prefix, path: bare } = splitLanguagePrefix(path);
	return prefix ? withLanguagePrefix(bare, language) : bare;
}

/** The router decodes segments and ignores case and a trailing slash, so this does too. */
function isPage(path: string, guestPages: boolean): boolean {
	const name = decodePath(new URL(path, BASE).pathname)?.toLowerCase().replace(/\/$/, "") ?? "";
	const { path: bare } = splitLanguagePrefix(name || "/");
	if (bare.endsWith(".data") || bare === "/logout" || bare === "/api" || bare.startsWith("/api/")) return false;
	return guestPages || !GUEST_PAGES.has(bare);
}

function decodePath(pathname: string): string | null {
	try {
		return decodeURIComponent(pathname);
	} catch {
		return null;
	}
}
