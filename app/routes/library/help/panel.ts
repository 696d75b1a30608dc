import type { AppLoadContext } from "@remix-run/cloudflare";
import { findEntry, listEntriesWithWords } from "#app/features/library/entries/entries.repository.server.ts";
import { readTerms } from "#app/features/library/glossary/linking/read-terms.server.ts";
import { articlesFor } from "#app/features/library/help/articles/help-article.ts";
import { chosenArticle, panelHelp } from "#app/features/library/help/panel/panel-help.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { isLanguage, type Language } from "#app/shared/words/languages.ts";

/** The help of a page as JSON, for the panel beside it: asked for when it is opened, and kept by the browser for five minutes. */
export const loader = guarded(everyone, {
	read: async ({ context, db, request }) => {
		const language = await languageOf(context, request);
		const [terms, [entries]] = await Promise.all([
			readTerms(context, language),
			db.batch([listEntriesWithWords(db, { kind: "help", language })]),
		]);
		return { terms, entries };
	},
	handle: async ({ context, db, request, user, found: { terms, entries: all } }) => {
		const entries = articlesFor(all, { role: user?.role ?? null });
		const language = await languageOf(context, request);
		const asked = new URL(request.url).searchParams;
		const choice = chosenArticle(entries, { pattern: asked.get("page"), slug: asked.get("article") });
		const [entry] = choice.slug ? await findEntry(db, "help", choice.slug, language) : [];
		const formats = formatsFor({ language, timeZone: "UTC" });
		const help = panelHelp({ entry, entries, choice, language, formats, terms, isGuest: user === null });
		return Response.json(help, { headers: { "Cache-Control": "private, max-age=300", Vary: "Cookie" } });
	},
});

async function languageOf(context: AppLoadContext, request: Request): Promise<Language> {
	const wanted = new URL(request.url).searchParams.get("lang");
	return isLanguage(wanted) ? wanted : await context.language;
}
