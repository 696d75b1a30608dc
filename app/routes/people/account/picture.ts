import { findShownUpload } from "#app/features/operations/uploads/face.server.ts";
import { sendFile } from "#app/features/operations/uploads/send-file.server.ts";
import { PICTURE_FILE } from "#app/features/people/account/picture/picture-file.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { TESTIMONIAL_PICTURE_PURPOSE } from "#app/features/site/testimonials/desk/picture-file.ts";
import { fileOfPicture } from "#app/shared/uploads/picture-address.ts";

/** Of an account, or of who is quoted in a testimonial. Public by an unguessable URL; 404 once replaced. */
export const loader = guarded(everyone, {
	read: async ({ db, params }) => {
		const id = fileOfPicture(String(params.ids));
		if (!id) return [[], []];
		return db.batch([
			findShownUpload(db, { id, purpose: PICTURE_FILE.purpose }),
			findShownUpload(db, { id, purpose: TESTIMONIAL_PICTURE_PURPOSE }),
		]);
	},
	handle: ({ context, request, found: [[ofAccount], [quoted]] }) => {
		const file = ofAccount ?? quoted;
		return file
			? sendFile({ bucket: context.env.MEDIA, file, request, isInline: true, isImmutable: true })
			: new Response(null, { status: 404 });
	},
});
