import { redirect } from "@remix-run/cloudflare";
import { findEntry, findMergedInto } from "#app/features/library/entries/face.server.ts";
import { listNamedLessons } from "#app/features/library/entries/named-lessons.repository.server.ts";
import { termCardView } from "#app/features/library/glossary/card/card-view.ts";
import { listTermTitles } from "#app/features/library/glossary/terms.repository.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { isLanguage, type Language } from "#app/shared/words/languages.ts";

type Asked = { request: Request; context: { language: Promise<Language> } };

/** The language that the page with the term is in (`?lang=`). */
async function languageOf({ request, context }: Asked): Promise<Language> {
	const asked = new URL(request.url).searchParams.get("lang");
	return isLanguage(asked) ? asked : context.language;
}

/** What the card of a term shows, as JSON: asked for when a card is opened, and kept by the browser for five minutes. */
export const loader = guarded(everyone, {
	read: async ({ context, db, params, request }) => {
		const language = await languageOf({ request, context });
		const slug = String(params.slug);
		return db.batch([
			findEntry(db, "term", slug, language),
			listTermTitles(db, slug),
			listNamedLessons(db, "term", slug, language),
		]);
	},
	handle: async ({ context, db, params, request, user, found: [[entry], titles, lessons] }) => {
		if (!entry) {
			const [merged] = await findMergedInto(db, String(params.slug));
			if (merged) throw redirect(`/glossary/${merged.slug}/card${new URL(request.url).search}`, 301);
			throw notFound();
		}
		const language = await languageOf({ request, context });
		const card = termCardView({
			entry,
			titles,
			lessons,
			language,
			isGuest: user === null,
			t: getFixedT(language, "glossary"),
		});
		return Response.json(card, { headers: { "Cache-Control": "private, max-age=300" } });
	},
});
