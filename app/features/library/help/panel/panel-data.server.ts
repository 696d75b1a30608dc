import type { AppLoadContext } from "@remix-run/cloudflare";
import { findEntry, listEntriesWithWords } from "#app/features/library/entries/face.server.ts";
import { readTerms } from "#app/features/library/glossary/face.server.ts";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { articlesForRole } from "../articles/help-article.ts";
import { chosenArticle, panelHelp } from "./panel-help.ts";

export async function readPanel(db: Database, { context, language }: { context: AppLoadContext; language: Language }) {
	const [terms, [entries]] = await Promise.all([
		readTerms(context, language),
		db.batch([listEntriesWithWords(db, { kind: "help", language })]),
	]);
	return { terms, entries };
}

type PanelInput = {
	found: Awaited<ReturnType<typeof readPanel>>;
	user: CurrentUser | null;
	language: Language;
	wanted: { pattern: string | null; slug: string | null };
};

export async function panelData(db: Database, { found, user, language, wanted }: PanelInput) {
	const { terms } = found;
	const entries = articlesForRole(found.entries, { role: user?.role ?? null });
	const choice = chosenArticle(entries, wanted);
	const [entry] = choice.slug ? await findEntry(db, "help", choice.slug, language) : [];
	const formats = formatsFor({ language, timeZone: "UTC" });
	return panelHelp({ entry, entries, choice, language, formats, terms, isGuest: user === null });
}
