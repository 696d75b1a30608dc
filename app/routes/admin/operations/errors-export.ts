import { can, guarded } from "../../../features/auth/access.server";
import { ERRORS } from "../../../features/error-reporting/groups/errors-query";
import { exportErrors } from "../../../features/error-reporting/groups/export-errors.server";
import { getFixedT } from "../../../shared/words/i18n.server";

/** The groups of errors as a file, as the list was asked for them. */
export const loader = guarded(can("settings"), async ({ context, db, request }) => {
	const query = ERRORS.parse(new URL(request.url).searchParams);
	return exportErrors(db, { query, t: getFixedT(await context.language, "errors") });
});
