import type { AppLoadContext } from "@remix-run/cloudflare";
import { MINUTE_MS } from "#app/shared/durations.ts";
import { knownContentVersion, readContentVersion } from "#app/shared/request/content-version.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { listTermNames, type TermNames } from "../terms.repository.server";
import { linkedTerms } from "./linked-terms";
import { type TermMatcher, termMatcher } from "./term-matcher";

export type GlossaryTerms = { readonly own: TermMatcher; readonly english: TermMatcher };

type Asked = Pick<AppLoadContext, "readAsViewer" | "waitUntil"> & { env: Pick<AppLoadContext["env"], "CACHE"> };
type Kept = { version: string | null; readAt: number; terms: GlossaryTerms };
const kept = new Map<Language, Kept>();
/** A replica may have been behind when it was asked. */
const KEPT_MS = 5 * MINUTE_MS;

/**
 * The terms for {@link linkTerms}, cached per isolate, language and content version.
 * On a miss the statement joins the page's batch, so call it in `read` together with that batch:
 * const [terms, page] = await Promise.all([readTerms(context, language), findPage(db, …)]);
 */
export async function readTerms(context: Asked, language: Language): Promise<GlossaryTerms> {
	const version = knownContentVersion();
	// Refreshes a version older than a minute for later pages, without delaying this one.
	context.waitUntil(readContentVersion(context.env.CACHE));
	const known = kept.get(language);
	if (known && known.version === version && Date.now() - known.readAt < KEPT_MS) return known.terms;

	const readAt = Date.now();
	const [rows] = await context.readAsViewer((db) => db.batch([listTermNames(db, [language, DEFAULT_LANGUAGE])]));
	const terms = glossaryTerms(rows, language);
	kept.set(language, { version, readAt, terms });
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
