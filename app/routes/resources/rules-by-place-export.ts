import { everyone, guarded } from "../../features/auth/access.server";
import { listEntriesWithWords } from "../../features/library/library.server";
import { exportPlaces } from "../../features/resources/places/export-places.server";
import { parsePlacesQuery } from "../../features/resources/places/places-query";
import { choosePlaces, placeRows } from "../../features/resources/places/places-view";
import { formatsFor } from "../../shared/words/formats";
import { getFixedT } from "../../shared/words/i18n.server";

/** The rules by place as a file, as the page was asked for them. */
export const loader = guarded(everyone, async ({ context, db, request, user }) => {
	const language = await context.language;
	const entries = await listEntriesWithWords(db, { kind: "place", language });
	const formats = formatsFor({ language, timeZone: user?.timeZone ?? context.timeZone });
	const rows = placeRows(entries, { formats, now: new Date() });
	const query = parsePlacesQuery(new URL(request.url).searchParams);
	return exportPlaces(choosePlaces(rows, query, language), getFixedT(language, "resources"));
});
