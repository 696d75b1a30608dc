import { COVER_FILE } from "#app/features/learning/course-editor/details/cover/cover-file.ts";
import { findShownUpload } from "#app/features/operations/uploads/face.server.ts";
import { sendFile } from "#app/features/operations/uploads/send-file.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { isCoverFile } from "#app/shared/uploads/cover-address.ts";

/** Public by an unguessable URL, as pictures of people are. */
export const loader = guarded(everyone, {
	read: async ({ db, params }) => {
		const id = String(params.id);
		return isCoverFile(id) ? db.batch([findShownUpload(db, { id, purpose: COVER_FILE.purpose })]) : [[]];
	},
	handle: ({ context, request, found: [[file]] }) =>
		file
			? sendFile({ bucket: context.env.MEDIA, file, request, isInline: true, isImmutable: true })
			: new Response(null, { status: 404 }),
});
