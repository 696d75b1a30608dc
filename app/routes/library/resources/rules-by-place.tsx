import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { entryEditPath } from "#app/features/library/entries/edit-path.ts";
import { listEntriesWithWords } from "#app/features/library/entries/face.server.ts";
import { PlacesPage } from "#app/features/library/resources/places/places-page.tsx";
import {
	PLACES_PARAMETERS,
	parsePlacesQuery,
	RULE_ANSWERS,
} from "#app/features/library/resources/places/places-query.ts";
import { choosePlaces, placeRows } from "#app/features/library/resources/places/places-view.ts";
import { stateTiles, worldTiles } from "#app/features/library/resources/places/tiles.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "rules-by-place",
	i18n: ["resources", "share"],
	layout: "list",
	inSiteMap: true,
	cache: "visitors",
	query: PLACES_PARAMETERS,
});

export const loader = guarded(everyone, {
	read: async ({ context, db }) =>
		db.batch([listEntriesWithWords(db, { kind: "place", language: await context.language })]),
	handle: async ({ context, request, user, found: [places] }) => {
		const language = await context.language;
		const query = parsePlacesQuery(new URL(request.url).searchParams);
		const formats = formatsFor({ language, timeZone: user?.timeZone ?? context.timeZone });
		const all = placeRows(places, { formats, now: new Date() });
		const t = getFixedT(language, "resources");
		const known = new Set(all.flatMap(({ cells }) => cells.map(({ answer }) => answer)));
		return {
			title: t("rules.title"),
			description: t("rules.lede"),
			query,
			rows: choosePlaces(all, query, language).map((row) => ({
				...row,
				editPath: entryEditPath({ list: "places", id: row.id, language }, user),
			})),
			total: all.length,
			due: all.filter(({ isDue }) => isDue).length,
			answers: RULE_ANSWERS.filter((answer) => known.has(answer)),
			placeName: all.find(({ key }) => key === query.place)?.name ?? null,
			world: worldTiles(all),
			states: stateTiles(all),
		};
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function RulesByPlace() {
	return <PlacesPage {...useLoaderData<typeof loader>()} />;
}
