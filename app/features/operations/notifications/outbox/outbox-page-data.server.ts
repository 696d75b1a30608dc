import type { MailKind } from "#app/features/operations/notifications/mail-kinds.ts";
import { deskText } from "#app/shared/words/desk-text.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import type { Capability } from "#db/schema/people/capabilities.ts";
import { findMessage } from "./find-message.server";
import { listMessages } from "./list-messages.server";
import { parseMessages, readView } from "./messages-query";
import { detailView, listView } from "./outbox-view";

type PageInput = {
	messageId: string | undefined;
	search: URLSearchParams;
	/** Those that the rooms define. */
	kinds: readonly MailKind[];
	user: { role: string; capabilities: readonly Capability[] } | null;
	language: Language;
	timeZone: string;
	origin: string;
	from: string | null;
};

/** Null when the message in the URL does not exist. */
export async function outboxPageData(db: Database, input: PageInput) {
	const { messageId, search, kinds, user, language, timeZone, origin, from } = input;
	const t = getFixedT(language, "outbox");
	const formats = formatsFor({ language, timeZone });
	const textOf = deskText(language);
	const query = parseMessages(search, kinds);
	const now = new Date();
	const found = await listMessages(db, { query, language, kinds });
	const id = messageId ?? found.rows[0]?.id;
	const message = id === undefined ? null : await findMessage(db, id, { language, kinds });
	if (messageId !== undefined && !message) return null;
	return {
		title: t("title"),
		description: t("lede"),
		kinds: kinds.map((value) => ({ value, label: textOf(`mails.${value}`) ?? value })),
		list: listView(found, query, { formats, now }),
		message: message && detailView(message, { formats, now, origin, from, textOf }),
		isOpened: messageId !== undefined,
		view: readView(search),
		isGuest: user === null,
		isAdmin: user?.role === "admin",
		maySend: user?.capabilities.includes("support") ?? false,
		seesOrders: user?.capabilities.includes("money") ?? false,
	};
}
