import { ERRORS_LIST } from "#app/features/operations/error-reporting/groups/errors-query.ts";
import { exportErrors } from "#app/features/operations/error-reporting/groups/export-errors.server.ts";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export const loader = guarded(can("settings"), async ({ context, db, request }) => {
	const query = ERRORS_LIST.parse(new URL(request.url).searchParams);
	return exportErrors(db, { query, t: getFixedT(await context.language, "errors") });
});
