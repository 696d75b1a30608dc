import { RESOURCE_FILE } from "#app/features/library/entries/resource-files.ts";
import { answerUpload } from "#app/features/operations/uploads/answer-upload.server.ts";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { resource } from "#app/shared/pages/page.ts";

export const handle = resource({ upload: RESOURCE_FILE });

export const action = guarded(can("content"), async ({ context, db, request, user }) =>
	answerUpload(db, {
		request,
		rule: RESOURCE_FILE,
		bucket: context.env.MEDIA,
		ownerId: user.id,
		now: new Date(),
		language: await context.language,
	}),
);
