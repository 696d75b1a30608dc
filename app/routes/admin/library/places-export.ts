import { exportDeskPlaces } from "#app/features/library/resources/places/export-desk-places.server.ts";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export const loader = guarded(can("content"), async ({ context, db }) => {
	const language = await context.language;
	return exportDeskPlaces(db, { language, t: getFixedT(language, "library") });
});
