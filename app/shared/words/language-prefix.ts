import { useLocation } from "@remix-run/react";
import { isPrefixable } from "../pages/page-paths";
import { isLanguage, type Language } from "./languages";

/** `/fr/courses?page=2` → its language, or null, and the rest. */
export function splitLanguagePrefix(path: string): { language: Language | null; path: string } {
	const match = /^\/([a-z]{2})(?=[/?#]|$)/.exec(path);
	if (!match || !isLanguage(match[1])) return { language: null, path };
	const rest = path.slice(match[0].length);
	return { language: match[1], path: rest.startsWith("/") ? rest : `/${rest}` };
}

export function languageInAddress({ pathname, searchParams }: URL): Language | null {
	const asked = pathname.startsWith("/api/") ? searchParams.get("lang") : null;
	return isLanguage(asked) ? asked : splitLanguagePrefix(pathname).language;
}

/** Prefixes the path of a page that exists in every language; other URLs are returned unchanged. */
export function withLanguagePrefix(path: string, language: Language | null): string {
	if (!language || !path.startsWith("/") || path.startsWith("//")) return path;
	if (splitLanguagePrefix(path).language) return path;
	if (!isPrefixable(path)) return path;
	return `/${language}${path.replace(/^\/(?=$|[?#])/, "")}`;
}

export function useLanguagePrefix(): Language | null {
	return splitLanguagePrefix(useLocation().pathname).language;
}
