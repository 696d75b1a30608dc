import type { JobTools } from "#app/features/operations/jobs/outbox/job-handler.ts";
import {
	insertLocalMail,
	isMailRefusal,
	type MailDelivery,
	mailHeaders,
} from "#app/features/operations/notifications/face.server.ts";
import {
	appOf,
	categoryOf,
	type NotificationKinds,
} from "#app/features/operations/notifications/notification-kinds.ts";
import { kindsOf } from "#app/features/operations/notifications/open-mail.ts";
import { dayOf } from "#app/shared/calendar-day.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { toLanguage } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import type { notificationSettings } from "#db/schema/people/inbox.ts";
import type { Write } from "#db/write.ts";
import type { listAllChoices } from "../choices/choices.repository.server";
import { switchLinks } from "../choices/switch-links";
import { choicesOf, modeOf } from "../deliver/delivery-rule";
import { amongIds } from "../list/among";
import { notificationView } from "../list/notification-view.server";
import { writeDigest } from "./digest-letter.server";
import { listDigestItems } from "./digests.repository.server";

const MOST_ITEMS = 10;

type Choices = Awaited<ReturnType<typeof listAllChoices>>;
type Settings = typeof notificationSettings.$inferSelect;
export type DigestMode = "daily" | "weekly";

/** The kinds whose mails somebody has in such a digest. */
export function kindsInDigest(kinds: NotificationKinds, { mode, choices }: { mode: DigestMode; choices: Choices }) {
	return kindsOf(kinds.mails).filter((kind) => {
		const category = categoryOf(kinds, kind);
		return category && modeOf(category, "mail", choicesOf(choices, category.name)) === mode;
	});
}

type Receiver = {
	user: { id: number; name: string; email: string; language: string; timeZone: string };
	settings: Settings | undefined;
	choices: Choices;
};
type Asked = Receiver & { mode: DigestMode; origin: string; now: Date };

/** A digest of what is unread and visible now; null where that is nothing. */
export async function composeDigest(db: Database, kinds: NotificationKinds, asked: Asked) {
	const { user, settings, choices, mode, origin, now } = asked;
	const wanted = kindsInDigest(kinds, { mode, choices });
	const rows = await listDigestItems(db, { userId: user.id, mode, kinds: wanted, limit: MOST_ITEMS });
	const language = toLanguage(user.language);
	const views = await viewsOf(db, rows, { kinds, user, now });
	if (views.length === 0) return null;

	const links = settings && switchLinks(origin, { linkKey: settings.linkKey, category: "digests" });
	const digest = { mode, day: dayOf(now, user.timeZone) };
	const letter = writeDigest({ language, name: user.name, views, kinds, digest, settings, links, origin });
	const headers = mailHeaders({ list: "digests", stop: links?.stop, origin, isBulk: true });
	return { ...letter, to: user.email, headers };
}

type Digest = NonNullable<Awaited<ReturnType<typeof composeDigest>>>;
type Delivery = { id: string; delivery: MailDelivery; now: Date; handOver: JobTools["handOver"] };

/** Hands it to the mail service, at most once, and returns what else is to be written: a local school keeps a copy. */
export async function handOverDigest(
	db: Database,
	{ html, document, headers, to, subject, text }: Digest,
	{ id, delivery: { send, keepsText }, now, handOver }: Delivery,
): Promise<Write[]> {
	const message = { to, subject, text };
	if (send) await handOver(() => send({ ...message, html: document, headers }), { isRefusal: isMailRefusal });
	return keepsText ? [insertLocalMail(db, { id, kind: "digest", ...message, html, writtenAt: now })] : [];
}

type Viewed = { kinds: NotificationKinds; user: { id: number; language: string; timeZone: string }; now: Date };

/** Those that are not void, each asked for by its own kind. */
async function viewsOf(db: Database, rows: Awaited<ReturnType<typeof listDigestItems>>, { kinds, user, now }: Viewed) {
	const language = toLanguage(user.language);
	const formats = formatsFor({ language, timeZone: user.timeZone });
	const statements = rows.map((row) => {
		return appOf(kinds, row.kind)?.find(db, { userId: user.id, language, among: amongIds(row.ids) }) ?? null;
	});
	const asked = statements.filter((statement) => statement !== null);
	const { found } = await inBatch(db, { found: asked });
	const results: readonly (readonly unknown[])[] = found;
	return rows
		.map((row, at) => {
			const statement = statements[at];
			const own = statement ? (results[asked.indexOf(statement)] ?? []) : [];
			const about = {
				kinds,
				found: [{ kinds: [row.kind], rows: own }],
				language,
				formats,
				timeZone: user.timeZone,
				now,
			};
			return notificationView(row, about);
		})
		.filter((view) => view !== null);
}
