import { NOTIFICATION_KINDS } from "#app/composition.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { userOfSession } from "#app/features/people/auth/face.server.ts";
import { NotificationsQuery } from "#app/features/people/inbox/api/notification-shapes.ts";
import { readOwnNotifications, toOwnNotifications } from "#app/features/people/inbox/api/own-notifications.server.ts";
import { removeGone } from "#app/features/people/inbox/list/mark-notifications.server.ts";
import { apiError } from "#app/shared/api/api-error.server.ts";
import { translatedFields } from "#app/shared/api/api-fields.server.ts";

const kinds = NOTIFICATION_KINDS;

/** 200: a page of the caller's notifications, the newest first; 400 for a cursor that no answer gave. */
export const loader = guarded(anyUser, {
	read: async ({ context, request, db, viewer }) => {
		const query = NotificationsQuery.safeParse({ cursor: new URL(request.url).searchParams.get("cursor") });
		if (!query.success) return { error: query.error };
		const userId = userOfSession(viewer.session);
		const { cursor } = query.data;
		return { read: await readOwnNotifications(db, { userId, cursor, kinds, language: await context.language }) };
	},
	handle: async ({ context, db, user, found }) => {
		if (found.error) return apiError("badRequest", { fields: await translatedFields(context, "inbox", found.error) });
		const { origin } = context;
		const asker = { kinds, language: await context.language, origin, user, now: new Date() };
		const { answer, gone } = toOwnNotifications(found.read, asker);
		if (gone.length > 0) context.waitUntil(removeGone(db, { userId: user.id, ids: gone }));
		return Response.json(answer);
	},
});
