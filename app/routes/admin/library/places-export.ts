import { can, guarded } from "../../../features/auth/access.server";
import { exportPlaces } from "../../../features/library/editor/list/export-places.server";
import { getFixedT } from "../../../shared/words/i18n.server";

/** The rules by place as a file, a line for each rule of each place. */
export const loader = guarded(can("content"), async ({ context, db }) => {
	const language = await context.language;
	return exportPlaces(db, { language, t: getFixedT(language, "library") });
});
