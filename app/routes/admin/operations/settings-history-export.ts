import { can, guarded } from "../../../features/auth/access.server";
import { exportHistory } from "../../../features/settings/page/export-history.server";
import { SETTING_CHANGES } from "../../../features/settings/setting-changes-query";

/** The history of the settings as a file, as the page was asked for it. */
export const loader = guarded(can("settings"), async ({ context, db, request }) => {
	const query = SETTING_CHANGES.parse(new URL(request.url).searchParams);
	return exportHistory(db, { query, language: await context.language });
});
