import { redirect } from "@remix-run/cloudflare";
import { readTermCard, termCardData } from "#app/features/library/glossary/card/term-card-data.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { isLanguage, type Language } from "#app/shared/words/languages.ts";

type Asked = { request: Request; context: { language: Promise<Language> } };

async function languageOf({ request, context }: Asked): Promise<Language> {
	const asked = new URL(request.url).searchParams.get("lang");
	return isLanguage(asked) ? asked : context.language;
}

export const loader = guarded(everyone, {
	read: async ({ context, db, params, request }) =>
		readTermCard(db, { slug: String(params.slug), language: await languageOf({ request, context }) }),
	handle: async ({ context, db, params, request, user, found }) => {
		const result = await termCardData(db, {
			found,
			slug: String(params.slug),
			language: await languageOf({ request, context }),
			isGuest: user === null,
		});
		if (!result) throw notFound();
		const { movedTo, card } = result;
		if (movedTo !== undefined) throw redirect(`/glossary/${movedTo}/card${new URL(request.url).search}`, 301);
		return Response.json(card, { headers: { "Cache-Control": "private, max-age=300" } });
	},
});
