import type { NotificationKinds } from "#app/features/operations/notifications/notification-kinds.ts";
import { kindsOf } from "#app/features/operations/notifications/open-mail.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { amongIds } from "./among";
import { findNotification, markOpened, markRead } from "./inbox.repository.server";

type Opening = {
	userId: number;
	id: number;
	kinds: NotificationKinds;
	language: Language;
	timeZone: string;
	now: Date;
	/** False where a browser only fetches ahead. */
	isOpened: boolean;
};

/** The page that a notification is about, which counts as read from now on; null where it has gone. */
export async function openNotification(db: Database, opening: Opening): Promise<string | null> {
	const { userId, id, kinds, language, timeZone, now, isOpened } = opening;
	const [row] = await findNotification(db, { userId, id });
	if (!row) return null;
	const kind = kindsOf(kinds.mails).find((one) => one === row.kind);
	const app = kind && kinds.mails[kind]?.app;
	const statement = app?.find(db, { userId, language, among: amongIds(row.ids) });
	const found: unknown[] = statement ? (await db.batch([statement]))[0] : [];
	const said = app?.say(found, row.ids, { language, formats: formatsFor({ language, timeZone }) });
	if (!said) await markRead(db, { userId, ids: [id], now });
	else if (isOpened) await markOpened(db, { userId, id, now });
	return said?.to ?? null;
}
