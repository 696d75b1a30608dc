import { can, guarded } from "#app/features/auth/access.server.ts";
import { exportHistory } from "#app/features/settings/page/export-history.server.ts";
import { SETTING_CHANGES } from "#app/features/settings/setting-changes-query.ts";

/** The history of the settings as a file, as the page was asked for it. */
export const loader = guarded(can("settings"), async ({ context, db, request }) => {
	const query = SETTING_CHANGES.parse(new URL(request.url).searchParams);
	return exportHistory(db, { query, language: await context.language });
});
