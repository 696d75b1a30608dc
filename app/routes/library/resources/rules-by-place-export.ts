import { listEntriesWithWords } from "#app/features/library/entries/face.server.ts";
import { exportPlaces } from "#app/features/library/resources/places/export-places.server.ts";
import { parsePlacesQuery } from "#app/features/library/resources/places/places-query.ts";
import { choosePlaces, placeRows } from "#app/features/library/resources/places/places-view.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export const loader = guarded(everyone, async ({ context, db, request, user }) => {
	const language = await context.language;
	const entries = await listEntriesWithWords(db, { kind: "place", language });
	const formats = formatsFor({ language, timeZone: user?.timeZone ?? context.timeZone });
	const rows = placeRows(entries, { formats, now: new Date() });
	const query = parsePlacesQuery(new URL(request.url).searchParams);
	return exportPlaces(choosePlaces(rows, query, language), getFixedT(language, "resources"));
});
