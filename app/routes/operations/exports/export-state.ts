import { toExportView } from "#app/features/operations/exports/export-view.ts";
import { findOwnExport } from "#app/features/operations/exports/exports.repository.server.ts";
import { guarded, ownerOnly } from "#app/features/people/auth/access.server.ts";
import { userOfSession } from "#app/features/people/auth/session/viewer.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";

/** Progress of an export of the signed-in user, for the page that polls it. */
export const loader = guarded(ownerOnly, {
	read: ({ db, params, viewer }) =>
		db.batch([findOwnExport(db, { id: String(params.id), userId: userOfSession(viewer.session), now: new Date() })]),
	handle: async ({ context, user, found: [[row]] }) => {
		if (!row) throw notFound();
		const formats = formatsFor({ language: await context.language, timeZone: user.timeZone });
		return Response.json(toExportView(row, formats), { headers: { "Cache-Control": "private, no-store" } });
	},
});
