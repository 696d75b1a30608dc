import { notePicture, refusePicture } from "#app/features/community/forum/pictures/note-picture.server.ts";
import { POST_PICTURE } from "#app/features/community/forum/pictures/post-picture.ts";
import { answerUpload } from "#app/features/operations/uploads/answer-upload.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { resource } from "#app/shared/pages/page.ts";

export const handle = resource({ upload: POST_PICTURE });

/** A picture for a post of the forum. Its bytes are looked at before anything can show it. */
export const action = guarded(anyUser, async ({ context, db, request, user }) => {
	const language = await context.language;
	const bucket = context.env.MEDIA;
	let isPicture = true;
	const answer = await answerUpload(db, {
		request,
		rule: POST_PICTURE,
		bucket,
		ownerId: user.id,
		now: new Date(),
		language,
		onStored: async ({ id }) => {
			isPicture = await notePicture(db, bucket, id);
		},
	});
	return isPicture ? answer : refusePicture(language);
});
