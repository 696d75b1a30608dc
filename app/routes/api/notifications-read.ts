import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { NotificationsReadInput } from "#app/features/people/inbox/api/notification-shapes.ts";
import { markOwnRead } from "#app/features/people/inbox/api/own-notifications.server.ts";
import { apiError } from "#app/shared/api/api-error.server.ts";
import { translatedFields } from "#app/shared/api/api-fields.server.ts";

/** 200: how many are unread now; ids of others are ignored. 400 with fields. */
export const action = guarded(anyUser, async ({ context, db, request, user }) => {
	const input = NotificationsReadInput.safeParse(await request.json());
	if (!input.success) return apiError("badRequest", { fields: await translatedFields(context, "inbox", input.error) });
	const ids = "ids" in input.data ? input.data.ids : undefined;
	return Response.json(await markOwnRead(db, { userId: user.id, ids, now: new Date() }));
});
