import { can, guarded } from "../../../features/auth/access.server";
import { exportWaiting } from "../../../features/waiting/export-waiting.server";
import { WAITING } from "../../../features/waiting/waiting-query";
import { getFixedT } from "../../../shared/words/i18n.server";

/** Those who wait as a file, as the list was asked for them. */
export const loader = guarded(can("money"), async ({ context, db, request }) => {
	const language = await context.language;
	const query = WAITING.parse(new URL(request.url).searchParams);
	return exportWaiting(db, { query, language, t: getFixedT(language, "waiting") });
});
