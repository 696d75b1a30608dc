import type { AppLoadContext } from "@remix-run/cloudflare";
import { MINUTE_MS } from "#app/shared/durations.ts";
import { knownContentVersion, readContentVersion } from "#app/shared/request/content-version.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { listTermNames, type TermNames } from "../terms.repository.server";
import { linkedTerms } from "./linked-terms";
import { type TermMatcher, termMatcher } from "./term-matcher";

export type GlossaryTerms = { readonly own: TermMatcher; readonly english: TermMatcher };

type TermsContext = Pick<AppLoadContext, "readAsViewer" | "waitUntil"> & { env: Pick<AppLoadContext["env"], "CACHE"> };
type CachedTerms = { version: string | null; readAt: number; terms: GlossaryTerms };
const cachedTerms = new Map<Language, CachedTerms>();
/** Short, because the replica that filled the cache may have been behind. */
const CACHE_MS = 5 * MINUTE_MS;

/**
 * The terms for {@link linkTerms}, cached per isolate, language and content version.
 * On a miss the statement joins the page's batch, so call it in `read` together with that batch:
 * const [terms, page] = await Promise.all([readTerms(context, language), findPage(db, …)]);
 */
export async function readTerms(context: TermsContext, language: Language): Promise<GlossaryTerms> {
	const version = knownContentVersion();
	// Refreshes a version older than a minute for later pages, without delaying this one.
	context.waitUntil(readContentVersion(context.env.CACHE));
	const known = cachedTerms.get(language);
	if (known && known.version === version && Date.now() - known.readAt < CACHE_MS) return known.terms;

	const readAt = Date.now();
	const [rows] = await context.readAsViewer((db) => db.batch([listTermNames(db, [language, DEFAULT_LANGUAGE])]));
	const terms = glossaryTerms(rows, language);
	cachedTerms.set(language, { version, readAt, terms });
	return terms;
}

export function glossaryTerms(rows: readonly TermNames[], language: Language): GlossaryTerms {
	const own = termMatcher(linkedTerms(rows, language));
	let english = language === DEFAULT_LANGUAGE ? own : null;
	return {
		own,
		get english() {
			english ??= termMatcher(linkedTerms(rows, DEFAULT_LANGUAGE));
			return english;
		},
	};
}
