import type { JobHandler } from "#app/features/operations/jobs/outbox/job-handler.ts";
import { KNOWN_FAILURES } from "#app/features/operations/jobs/outbox/known-failures.ts";
import {
	insertLocalMail,
	isMailRefusal,
	type MailDelivery,
} from "#app/features/operations/notifications/face.server.ts";
import { categoryOf, type NotificationKinds } from "#app/features/operations/notifications/notification-kinds.ts";
import { kindsOf } from "#app/features/operations/notifications/open-mail.ts";
import { findUser } from "#app/features/people/auth/face.server.ts";
import { isSuspended } from "#app/features/people/auth/suspension.ts";
import { HOUR_MS } from "#app/shared/durations.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { toLanguage } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { findSettings, listAllChoices } from "../choices/choices.repository.server";
import { unsubscribeUrl } from "../choices/unsubscribe.server";
import { findReceiver } from "../deliver/delivery.repository.server";
import { modeOf } from "../deliver/delivery-rule";
import { amongIds } from "../list/among";
import { notificationView } from "../list/notification-view.server";
import { writeDigest } from "./digest-letter.server";
import {
	type DigestKey,
	endDigest,
	endQueuedDeliveries,
	findDigest,
	listDigestItems,
} from "./digests.repository.server";

/** A digest that is later than this is dropped: it would come at night. */
const LATEST_MS = 12 * HOUR_MS;
const MOST_ITEMS = 10;

/**
 * The handler of `digest.send`. What it holds is chosen now: unread, visible, of the categories that its receiver has
 * in such a digest. It leaves at most once, and never empty.
 */
export function sendDigest(kinds: NotificationKinds, { send, keepsText }: MailDelivery): JobHandler<"digest.send"> {
	return async ({ id, payload: { origin, ...key } }, { db, now, handOver }) => {
		const { userId } = key;
		const {
			digest: [digest],
			user: [user],
			receiver: [receiver],
			settings: [settings],
			choices,
		} = await inBatch(db, {
			digest: findDigest(db, key),
			user: findUser(db, userId),
			receiver: findReceiver(db, userId),
			settings: findSettings(db, userId),
			choices: listAllChoices(db, userId),
		});
		const skip = (reason: string) => ({ writes: endWrites(db, key, { state: "skipped" as const, reason, now }) });
		if (!digest || !user || !receiver || digest.state === "sent") return { writes: [] };
		if (now.getTime() - digest.dueAt.getTime() > LATEST_MS) return skip("late");
		if (isSuspended(user, now)) return skip("suspended");
		if (settings && !settings.mailOn) return skip("mailOff");
		if (settings && !settings.digestsOn) return skip("digestsOff");
		if (receiver.address) return skip(receiver.address === "fails" ? "addressFails" : "complained");
		if (!send && !keepsText) {
			return { postponedUntil: new Date(now.getTime() + HOUR_MS), because: KNOWN_FAILURES.noMail };
		}

		const wanted = kindsOf(kinds.mails).filter((kind) => {
			const category = categoryOf(kinds, kind);
			const own = choices.filter((choice) => choice.category === category?.name);
			const chosen = Object.fromEntries(own.map(({ channel, mode }) => [channel, mode]));
			return category && modeOf(category, "mail", chosen) === key.mode;
		});
		const rows = await listDigestItems(db, { userId, mode: key.mode, kinds: wanted, limit: MOST_ITEMS });
		const language = toLanguage(user.language);
		const views = await viewsOf(db, rows, { kinds, user, now });
		if (views.length === 0) return skip("empty");

		const stop = settings && unsubscribeUrl(origin, { linkKey: settings.linkKey, category: "digests" });
		const letter = writeDigest({ language, name: user.name, views, mode: key.mode, origin, stop });
		const message = { to: user.email, subject: letter.subject, text: letter.text };
		const headers = {
			"Auto-Submitted": "auto-generated",
			Precedence: "bulk",
			"List-Id": `<digests.${new URL(origin).hostname}>`,
			...(stop ? { "List-Unsubscribe": `<${stop}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" } : {}),
		};
		if (send) await handOver(() => send({ ...message, html: letter.document, headers }), { isRefusal: isMailRefusal });
		const copy = keepsText
			? [insertLocalMail(db, { id, kind: "digest", ...message, html: letter.html, writtenAt: now })]
			: [];
		return { writes: [...endWrites(db, key, { state: "sent", reason: null, now }), ...copy] };
	};
}

function endWrites(
	db: Database,
	key: DigestKey,
	{ state, reason, now }: { state: "sent" | "skipped"; reason: string | null; now: Date },
) {
	return [endDigest(db, key, { state, reason, endedAt: now }), endQueuedDeliveries(db, key, { state, reason })];
}

type Viewed = { kinds: NotificationKinds; user: { id: number; language: string; timeZone: string }; now: Date };

/** Those that are not void, each asked for by its own kind. */
async function viewsOf(db: Database, rows: Awaited<ReturnType<typeof listDigestItems>>, { kinds, user, now }: Viewed) {
	const language = toLanguage(user.language);
	const formats = formatsFor({ language, timeZone: user.timeZone });
	const statements = rows.map((row) => {
		const app = kinds.inApp.find((one) => one.kinds.some((kind) => kind === row.kind))?.app;
		return app?.find(db, { userId: user.id, language, among: amongIds(row.ids) }) ?? null;
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
