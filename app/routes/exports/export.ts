import { guarded, ownerOnly } from "../../features/auth/access.server";
import { userOfSession } from "../../features/auth/session/viewer.server";
import { findOwnExport } from "../../features/exports/exports.repository.server";
import { sendExport } from "../../features/exports/send-export.server";
import { notFound } from "../../shared/api/api-error.server";

/** A file that was made for whoever asks, for a day; to everybody else it is not there. */
export const loader = guarded(ownerOnly, {
	read: ({ db, params, viewer }) =>
		db.batch([findOwnExport(db, { id: String(params.id), userId: userOfSession(viewer.session), now: new Date() })]),
	handle: async ({ context, request, user, found: [[row]] }) => {
		const sent = await sendExport({ bucket: context.env.MEDIA, row, held: user.capabilities, request });
		if (!sent) throw notFound();
		return sent;
	},
});
