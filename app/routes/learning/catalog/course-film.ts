import { findPreviewFilm } from "#app/features/learning/authoring/face.server.ts";
import { sendFile } from "#app/features/operations/uploads/send-file.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { readId } from "#app/shared/ids.ts";

/** The film on the page of a published course. */
export const loader = guarded(everyone, {
	read: async ({ db, params }) => {
		const courseId = readId(params.courseId);
		return courseId === null ? [[]] : db.batch([findPreviewFilm(db, courseId)]);
	},
	handle: ({ context, request, found: [[file]] }) =>
		file ? sendFile({ bucket: context.env.MEDIA, file, request, isInline: true }) : new Response(null, { status: 404 }),
});
