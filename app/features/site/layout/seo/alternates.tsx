import { useLocation, useMatches } from "@remix-run/react";
import { canonicalPath } from "#app/shared/pages/canonical-path.ts";
import { isPrefixable } from "#app/shared/pages/page-paths.ts";
import { splitLanguagePrefix, withLanguagePrefix } from "#app/shared/words/language-prefix.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import { useHasPageData } from "../use-is-page-there.ts";

/**
 * The canonical keeps the language prefix and drops the query. Error pages have neither it nor alternates. A page that is
 * written in one language alone names its own as `canonical` in its data.
 */
export function Alternates({ origin }: { origin: string }) {
	const location = useLocation();
	const match = useMatches().at(-1);
	const params = match?.params ?? {};
	const pathname = canonicalPath(location.pathname, params);
	const isPageThere = useHasPageData();
	const { path } = splitLanguagePrefix(pathname);
	const own = canonicalOf(match?.data);
	if (!isPageThere) return null;
	if (own) return <link rel="canonical" href={origin + own} />;
	if (!isPrefixable(path)) return <link rel="canonical" href={origin + pathname} />;
	return (
		<>
			<link rel="canonical" href={origin + pathname} />
			{LANGUAGE_CODES.map((language) => (
				<link key={language} rel="alternate" hrefLang={language} href={origin + withLanguagePrefix(path, language)} />
			))}
			<link rel="alternate" hrefLang="x-default" href={origin + path} />
		</>
	);
}

function canonicalOf(data: unknown): string | null {
	const own = typeof data === "object" && data !== null && "canonical" in data ? data.canonical : null;
	return typeof own === "string" && own.startsWith("/") ? own : null;
}
