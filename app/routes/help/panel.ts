import { everyone, guarded } from "../../features/auth/access.server";
import { chosenArticle, panelHelp } from "../../features/help/panel/panel-help";
import { findEntry, listEntriesWithWords } from "../../features/library/entries.repository.server";
import { formatsFor } from "../../shared/words/formats";
import { isLanguage } from "../../shared/words/languages";

/** The help of a page as JSON, for the panel beside it: asked for when it is opened, and kept by the browser for five minutes. */
export const loader = guarded(everyone, async ({ context, db, request }) => {
	const asked = new URL(request.url).searchParams;
	const wanted = asked.get("lang");
	const language = isLanguage(wanted) ? wanted : await context.language;
	const entries = await listEntriesWithWords(db, { kind: "help", language });
	const choice = chosenArticle(entries, { pattern: asked.get("page"), slug: asked.get("article") });
	const [entry] = choice.slug ? await findEntry(db, "help", choice.slug, language) : [];
	const help = panelHelp({ entry, entries, choice, language, formats: formatsFor({ language, timeZone: "UTC" }) });
	return Response.json(help, { headers: { "Cache-Control": "private, max-age=300" } });
});
