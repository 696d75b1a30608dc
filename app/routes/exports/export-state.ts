import { guarded, ownerOnly } from "../../features/auth/access.server";
import { userOfSession } from "../../features/auth/session/viewer.server";
import { toExportView } from "../../features/exports/export-view";
import { findOwnExport } from "../../features/exports/exports.repository.server";
import { notFound } from "../../shared/api/api-error.server";
import { formatsFor } from "../../shared/words/formats";

/** How far a file of whoever asks is: for the page that waits for it. */
export const loader = guarded(ownerOnly, {
	read: ({ db, params, viewer }) =>
		db.batch([findOwnExport(db, { id: String(params.id), userId: userOfSession(viewer.session), now: new Date() })]),
	handle: async ({ context, user, found: [[row]] }) => {
		if (!row) throw notFound();
		const formats = formatsFor({ language: await context.language, timeZone: user.timeZone });
		return Response.json(toExportView(row, formats), { headers: { "Cache-Control": "private, no-store" } });
	},
});
