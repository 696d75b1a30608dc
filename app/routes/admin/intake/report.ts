import { can, guarded } from "../../../features/auth/access.server";
import { kindOfPath } from "../../../features/intake/kind-of-path";
import { toldLines } from "../../../features/intake/page/intake-data.server";
import { intakeReport } from "../../../features/intake/page/intake-report.server";
import { notFound } from "../../../shared/api/api-error.server";
import { getFixedT } from "../../../shared/words/i18n.server";

/** What came of each line of a file, as a file. */
export const loader = guarded(can("people"), async ({ context, db, params, request }) => {
	const kind = kindOfPath(request.url);
	const found = await toldLines(db, {
		id: String(params.importId),
		kind,
		timeZone: context.env.SCHOOL_TIME_ZONE,
		now: new Date(),
	});
	if (!found) throw notFound();
	return intakeReport(kind, found.lines, getFixedT(await context.language, "intake"));
});
