import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { everyone, guarded } from "../../features/auth/access.server";
import { listEntriesWithWords } from "../../features/library/library.server";
import { PlacesPage } from "../../features/resources/places/places-page";
import { ANSWERS, PLACES_PARAMETERS, parsePlacesQuery } from "../../features/resources/places/places-query";
import { choosePlaces, placeRows } from "../../features/resources/places/places-view";
import { stateTiles, worldTiles } from "../../features/resources/places/tiles";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { formatsFor } from "../../shared/words/formats";
import { getFixedT } from "../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

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
			rows: choosePlaces(all, query, language),
			total: all.length,
			due: all.filter(({ isDue }) => isDue).length,
			answers: ANSWERS.filter((answer) => known.has(answer)),
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
