import { useLocation, useMatches } from "@remix-run/react";
import { canonicalPath } from "../../shared/pages/canonical-path";
import { isPrefixable } from "../../shared/pages/page-paths";
import { splitLanguagePrefix, withLanguagePrefix } from "../../shared/words/language-prefix";
import { LANGUAGE_CODES } from "../../shared/words/languages";
import { useIsPageThere } from "../frame/use-is-page-there";

/**
 * Tells search engines where the page stands in each language. The canonical
 * keeps the prefix and drops the query, since filters and sorting make no new page.
 * An error stands nowhere.
 */
export function Alternates({ origin }: { origin: string }) {
	const location = useLocation();
	const params = useMatches().at(-1)?.params ?? {};
	const pathname = canonicalPath(location.pathname, params);
	const isPageThere = useIsPageThere();
	const { path } = splitLanguagePrefix(pathname);
	if (!isPageThere) return null;
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
