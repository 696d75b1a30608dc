import { exportWaiting } from "#app/features/money/waiting-list/export-waiting.server.ts";
import { WAITING_ENTRIES_LIST } from "#app/features/money/waiting-list/waiting-query.ts";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export const loader = guarded(can("money"), async ({ context, db, request }) => {
	const language = await context.language;
	const query = WAITING_ENTRIES_LIST.parse(new URL(request.url).searchParams);
	return exportWaiting(db, { query, language, t: getFixedT(language, "waiting") });
});
