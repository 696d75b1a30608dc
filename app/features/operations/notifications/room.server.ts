import type { Room } from "#app/room.ts";
import { localMailSearch } from "#db/schema/operations/local-mail-search.ts";
import { localMail } from "#db/schema/operations/notifications.ts";

export const notificationsRoom: Room = {
	name: "operations/notifications",
	about: "Mail: letters, sending, and the local mail list.",
	tables: { localMailSearch, localMail },
};
