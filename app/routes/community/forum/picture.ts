import { isModerator } from "#app/features/community/forum/moderators.ts";
import { shownPicture } from "#app/features/community/forum/pictures/shown-picture.server.ts";
import { sendFile } from "#app/features/operations/uploads/send-file.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";

/** A picture of a post. Browsers keep it and ask each time, so that it goes with its post. */
export const loader = guarded(everyone, async ({ context, db, request, params, user }) => {
	const reader = { userId: user?.id ?? null, isModerator: isModerator(user) };
	const file = await shownPicture(db, { id: String(params.id), reader, now: new Date() });
	return file
		? sendFile({ bucket: context.env.MEDIA, file, request, isInline: true })
		: new Response(null, { status: 404 });
});
