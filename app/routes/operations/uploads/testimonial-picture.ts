import { answerUpload } from "#app/features/operations/uploads/answer-upload.server.ts";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { TESTIMONIAL_PICTURE } from "#app/features/site/testimonials/desk/picture-file.ts";
import { resource } from "#app/shared/pages/page.ts";

export const handle = resource({ upload: TESTIMONIAL_PICTURE });

export const action = guarded(can("content"), async ({ context, db, request, user }) =>
	answerUpload(db, {
		request,
		rule: TESTIMONIAL_PICTURE,
		bucket: context.env.MEDIA,
		ownerId: user.id,
		now: new Date(),
		language: await context.language,
	}),
);
