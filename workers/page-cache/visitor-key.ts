import { chosenUnits } from "#app/features/learning/examples/example-choice.ts";
import { chosenCurrency } from "#app/features/money/prices/display-currency.ts";
import { readTheme } from "#app/shared/request/theme.server.ts";
import { detectLanguage } from "#app/shared/words/i18n.server.ts";
import { languageInAddress } from "#app/shared/words/language-prefix.ts";
import type { CacheRule } from "./cache-rule.ts";

/** The build, whose scripts the page names, the public content, and what the page alone depends on. */
export interface Versions {
	build: string;
	content: string;
	page?: string;
}

/** True for a GET without any credential, valid or not. */
export function isVisit({ method, headers }: Request): boolean {
	if (method !== "GET" || headers.has("Authorization")) return false;
	return !/(?:^|[;\s])(?:__Host-)?sid=/.test(headers.get("Cookie") ?? "");
}

interface Input {
	request: Request;
	url: URL;
	rule: Pick<CacheRule, "query">;
	versions: Versions;
}

/** True for a URL without any query parameter that the page does not know. */
export function isKnownAddress(url: URL, { query }: Pick<CacheRule, "query">): boolean {
	return [...url.searchParams.keys()].every((name) => query.includes(name));
}

/** Depends on nothing else in cookies. Null for an address that is not known. */
export async function visitorKey({ request, url, rule, versions }: Input): Promise<string | null> {
	if (!isKnownAddress(url, rule)) return null;
	const search = new URLSearchParams(url.search);
	const language = languageInAddress(url) ?? (await detectLanguage(request));
	const traits = [language, readTheme(request), chosenCurrency(request, url).currency, chosenUnits(request)];
	const { build, content, page } = versions;
	const parts = [build, content, ...(page === undefined ? [] : [page]), ...traits];
	const kept = `${url.origin}/kept/${parts.join("/")}${url.pathname}`;
	search.sort();
	return search.size > 0 ? `${kept}?${search}` : kept;
}
