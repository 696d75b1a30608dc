import type { AppLoadContext } from "@remix-run/cloudflare";
import { panelData, readPanel } from "#app/features/library/help/panel/panel-data.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { isLanguage, type Language } from "#app/shared/words/languages.ts";

export const loader = guarded(everyone, {
	read: async ({ context, db, request }) => readPanel(db, { context, language: await languageOf(context, request) }),
	handle: async ({ context, db, request, user, found }) => {
		const search = new URL(request.url).searchParams;
		const help = await panelData(db, {
			found,
			user,
			language: await languageOf(context, request),
			wanted: { pattern: search.get("page"), slug: search.get("article") },
		});
		return Response.json(help, { headers: { "Cache-Control": "private, max-age=300", Vary: "Cookie" } });
	},
});

async function languageOf(context: AppLoadContext, request: Request): Promise<Language> {
	const wanted = new URL(request.url).searchParams.get("lang");
	return isLanguage(wanted) ? wanted : await context.language;
}
