import { exportHistory } from "#app/features/operations/settings/page/export-history.server.ts";
import { SETTING_CHANGES } from "#app/features/operations/settings/setting-changes-query.ts";
import { can, guarded } from "#app/features/people/auth/access.server.ts";

export const loader = guarded(can("settings"), async ({ context, db, request }) => {
	const query = SETTING_CHANGES.parse(new URL(request.url).searchParams);
	return exportHistory(db, { query, language: await context.language });
});
