import { PICTURE_FILE } from "../../features/account/picture/picture-file";
import { everyone, guarded } from "../../features/auth/access.server";
import { sendFile } from "../../features/uploads/send-file.server";
import { findShownUpload } from "../../features/uploads/uploads.server";
import { fileOfPicture } from "../../shared/uploads/picture-address";

/** A person's picture in one size, for anybody who has its address, which cannot be guessed; nothing once it is replaced. */
export const loader = guarded(everyone, {
	read: async ({ db, params }) => {
		const id = fileOfPicture(String(params.ids));
		return id ? db.batch([findShownUpload(db, { id, purpose: PICTURE_FILE.purpose })]) : [[]];
	},
	handle: ({ context, request, found: [[file]] }) =>
		file
			? sendFile({ bucket: context.env.MEDIA, file, request, isInline: true, isForGood: true })
			: new Response(null, { status: 404 }),
});
