import { readOwnExport } from "#app/features/operations/exports/own-export.server.ts";
import { sendExport } from "#app/features/operations/exports/send-export.server.ts";
import { guarded, ownerOnly } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";

export const loader = guarded(ownerOnly, {
	read: ({ db, params, viewer }) => readOwnExport(db, { id: String(params.id), viewer }),
	handle: async ({ context, request, user, found: [[row]] }) => {
		const sent = await sendExport({ bucket: context.env.MEDIA, row, held: user.capabilities, request });
		if (!sent) throw notFound();
		return sent;
	},
});
