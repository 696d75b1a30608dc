import { splitLanguagePrefix } from "../../shared/language-prefix";

const GUEST_PAGES = new Set(["/login", "/register", "/forgot-password", "/reset-password", "/logout"]);
const BASE = "http://school.invalid";

/**
 * The path to go to after signing in, or null when it is not a page of this
 * site: other origins, `//`, `/\`, `/.//`, control characters, guest pages and
 * the API are refused. Source: SECURITY, "Login, reset".
 */
export function safeRedirect(target: unknown): string | null {
	if (typeof target !== "string" || target.length > 1024) return null;
	if (!target.startsWith("/") || /^\/[/\\]/.test(target)) return null;
	// biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly what must not pass
	if (/[\u0000-\u001f\u007f\\]/.test(target)) return null;

	const url = URL.canParse(target, BASE) ? new URL(target, BASE) : null;
	if (!url || url.origin !== BASE || url.pathname.startsWith("//")) return null;

	const { path } = splitLanguagePrefix(url.pathname);
	if (GUEST_PAGES.has(path) || path === "/api" || path.startsWith("/api/")) return null;
	return url.pathname + url.search + url.hash;
}
