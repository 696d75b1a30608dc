import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { kindOfPath } from "#app/features/people/imports/kind-of-path.ts";
import { reportedLines } from "#app/features/people/imports/page/intake-data.server.ts";
import { intakeReport } from "#app/features/people/imports/page/intake-report.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export const loader = guarded(can("people"), async ({ context, db, params, request }) => {
	const kind = kindOfPath(request.url);
	const found = await reportedLines(db, {
		id: String(params.importId),
		kind,
		timeZone: context.env.SCHOOL_TIME_ZONE,
		now: new Date(),
	});
	if (!found) throw notFound();
	return intakeReport(kind, found.lines, getFixedT(await context.language, "intake"));
});
