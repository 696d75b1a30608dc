import { toExportView } from "#app/features/operations/exports/export-view.ts";
import { readOwnExport } from "#app/features/operations/exports/own-export.server.ts";
import { guarded, ownerOnly } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";

export const loader = guarded(ownerOnly, {
	read: ({ db, params, viewer }) => readOwnExport(db, { id: String(params.id), viewer }),
	handle: async ({ context, user, found: [[row]] }) => {
		if (!row) throw notFound();
		const formats = formatsFor({ language: await context.language, timeZone: user.timeZone });
		return Response.json(toExportView(row, formats), { headers: { "Cache-Control": "private, no-store" } });
	},
});
