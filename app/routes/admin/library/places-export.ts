import { exportPlaces } from "#app/features/library/entries/editor/list/export-places.server.ts";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export const loader = guarded(can("content"), async ({ context, db }) => {
	const language = await context.language;
	return exportPlaces(db, { language, t: getFixedT(language, "library") });
});
