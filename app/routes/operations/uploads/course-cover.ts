import { COVER_FILE } from "#app/features/learning/course-editor/details/cover/cover-file.ts";
import { answerUpload } from "#app/features/operations/uploads/answer-upload.server.ts";
import { guarded, instructors } from "#app/features/people/auth/access.server.ts";
import { resource } from "#app/shared/pages/page.ts";

export const handle = resource({ upload: COVER_FILE });

export const action = guarded(instructors, async ({ context, db, request, user }) =>
	answerUpload(db, {
		request,
		rule: COVER_FILE,
		bucket: context.env.MEDIA,
		ownerId: user.id,
		now: new Date(),
		language: await context.language,
	}),
);
