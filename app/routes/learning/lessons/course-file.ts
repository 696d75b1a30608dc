import { findCourseFile } from "#app/features/learning/authoring/face.server.ts";
import { isFilm, isPicture } from "#app/features/learning/authoring/files/course-file.ts";
import { sendFile } from "#app/features/operations/uploads/send-file.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";

/** A picture or download of a course, or for its instructors a film. */
export const loader = guarded(everyone, async ({ context, db, params, request, user }) => {
	const found = await findCourseFile(db, { id: params.fileId ?? "", user, now: new Date() });
	if (!found.ok) return new Response(null, { status: found.status });
	const { file } = found;
	return sendFile({ bucket: context.env.MEDIA, file, request, isInline: isPicture(file.kind) || isFilm(file.kind) });
});
