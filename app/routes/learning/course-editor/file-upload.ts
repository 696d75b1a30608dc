import { addCourseFile } from "#app/features/learning/authoring/face.server.ts";
import { COURSE_FILE } from "#app/features/learning/authoring/files/course-file.ts";
import { isOwnCourse } from "#app/features/learning/course-editor/open-course.server.ts";
import { answerUpload } from "#app/features/operations/uploads/answer-upload.server.ts";
import { guarded, instructors } from "#app/features/people/auth/access.server.ts";
import { apiError } from "#app/shared/api/api-error.server.ts";
import { readId } from "#app/shared/ids.ts";
import { resource } from "#app/shared/pages/page.ts";

export const handle = resource({ upload: COURSE_FILE });

/** Stores a file for the lessons of an own course. */
export const action = guarded(instructors, async ({ context, db, params, request, user }) => {
	const courseId = readId(params.id);
	if (courseId === null || !(await isOwnCourse(db, courseId, user))) return apiError("notFound");
	const now = new Date();
	return answerUpload(db, {
		request,
		rule: COURSE_FILE,
		bucket: context.env.MEDIA,
		ownerId: user.id,
		language: await context.language,
		now,
		onStored: ({ id }) => addCourseFile(db, { id, courseId, ownerId: user.id, now }),
	});
});
