import { chosenUnits } from "#app/features/learning/examples/example-choice.ts";
import { chosenCurrency } from "#app/features/money/prices/display-currency.ts";
import { readTheme } from "#app/shared/request/theme.server.ts";
import { detectLanguage } from "#app/shared/words/i18n.server.ts";
import { languageInAddress } from "#app/shared/words/language-prefix.ts";
import type { CacheRule } from "./cache-rule.ts";

/** The build, whose scripts the page names, and the public content. */
export interface Versions {
	build: string;
	content: string;
}

/** True for a GET without any credential, valid or not. */
export function isVisit({ method, headers }: Request): boolean {
	if (method !== "GET" || headers.has("Authorization")) return false;
	return !/(?:^|[;\s])(?:__Host-)?sid=/.test(headers.get("Cookie") ?? "");
}

interface Input {
	request: Request;
	url: URL;
	rule: CacheRule;
	versions: Versions;
}

/** Depends on nothing else in cookies. Null if the URL has a query parameter that the page does not know. */
export async function visitorKey({ request, url, rule, versions }: Input): Promise<string | null> {
	const search = new URLSearchParams(url.search);
	for (const name of search.keys()) if (!rule.query.includes(name)) return null;
	const language = languageInAddress(url) ?? (await detectLanguage(request));
	const traits = [language, readTheme(request), chosenCurrency(request, url).currency, chosenUnits(request)];
	const kept = `${url.origin}/kept/${[versions.build, versions.content, ...traits].join("/")}${url.pathname}`;
	search.sort();
	return search.size > 0 ? `${kept}?${search}` : kept;
}
