import type { Category } from "#app/features/operations/notifications/category.ts";
import { certaintyOf } from "#app/features/operations/notifications/certainty.ts";
import type { DecideDelivery } from "#app/features/operations/notifications/delivery.ts";
import { markDelivery } from "#app/features/operations/notifications/face.server.ts";
import { isSuspended } from "#app/features/people/auth/suspension.ts";
import { createSecret } from "#app/shared/request/secrets.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { toLanguage } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import type { Write } from "#db/write.ts";
import { ensureSettings, findSettings } from "../choices/choices.repository.server";
import { switchLinks } from "../choices/switch-links";
import { amongIds } from "../list/among";
import { addToInbox, findReadGroup, findReceiver, listChoices, queueDigest } from "./delivery.repository.server";
import { isShownInApp, type MailPlan, planMail, type Receiver } from "./delivery-rule";
import { DIGEST_MINUTE, DIGEST_WEEKDAY, nextDigest } from "./digest-time";

type Found = Awaited<ReturnType<typeof findReceiver>>[number];

/**
 * Puts an event into the inbox of its receiver, once, and says whether a mail leaves, waits or is skipped. Asked at
 * the moment of sending, so what has gone or been read meanwhile is not mailed.
 */
export function decideDelivery(categories: ReadonlyMap<string, Category>): DecideDelivery {
	return async (db, event) => {
		const { eventId, kind, definition, userId, ids, now } = event;
		const category = categories.get(definition.category);
		if (!category) throw new Error(`${kind}: no room declares the category ${definition.category}`);
		const certainty = certaintyOf(definition, category);
		if (userId === null) {
			return definition.receiver === "guest" ? { kind: "send", category, certainty } : skip(db, event, "noAccount");
		}
		const refusal = (await definition.refuse?.(db, { userId, ids, now })) ?? null;
		if (refusal) return skip(db, event, refusal);
		const groupKey = definition.app?.groupOf(ids) ?? "";
		const {
			receiver: [receiver],
			choices,
			group: [group],
		} = await inBatch(db, {
			receiver: findReceiver(db, userId),
			choices: listChoices(db, userId, category.name),
			group: findReadGroup(db, { userId, kind, groupKey }),
		});
		if (!receiver) return skip(db, event, "noAccount");
		const chosen = Object.fromEntries(choices.map(({ channel, mode }) => [channel, mode]));
		const plan = planMail(category, toReceiver(receiver, now), chosen, now);

		const isListed = isShownInApp(category, chosen);
		if (isListed || plan.kind === "digest") {
			const said = await sayInApp(db, event, receiver);
			const path = said?.to.split(/[?#]/, 1)[0];
			const row = { eventId, userId, kind, groupKey, ids: { ...ids }, isListed, at: event.askedAt };
			if (path) await db.batch(addToInbox(db, { ...row, path }));
		}
		const isRead = group?.readAt && group.at >= event.askedAt;
		if (plan.kind === "now") {
			if (category.mandatory) return { kind: "send", category, certainty };
			if (isRead) return skip(db, event, "read");
			return { kind: "send", category, certainty, links: await linksOf(db, event, receiver) };
		}
		if (plan.kind === "later") return plan;
		if (plan.kind === "skipped") return skip(db, event, plan.reason);
		return { kind: "skip", writes: digestWrites(db, event, { receiver, plan }) };
	};
}

type Event = Parameters<DecideDelivery>[1];

function skip(db: Database, { eventId, kind, userId, now }: Event, reason: string) {
	const writes = [markDelivery(db, { eventId, channel: "mail", userId, kind, state: "skipped", reason, at: now })];
	return { kind: "skip", writes } as const;
}

/** The links that change mails of the category; their key is made with the first ones. */
async function linksOf(db: Database, { definition, origin, now }: Event, { id: userId, linkKey }: Found) {
	const { category } = definition;
	if (linkKey) return switchLinks(origin, { linkKey, category });
	await ensureSettings(db, { userId, linkKey: createSecret(), now });
	const [settings] = await findSettings(db, userId);
	return settings && switchLinks(origin, { linkKey: settings.linkKey, category });
}

/** Null where it has no side in the app, or is void. */
async function sayInApp(db: Database, { definition: { app }, userId, ids }: Event, { language: own, timeZone }: Found) {
	if (!app || userId === null) return null;
	const language = toLanguage(own);
	const statement = app.find(db, { userId, language, among: amongIds(ids) });
	const found: unknown[] = statement ? (await db.batch([statement]))[0] : [];
	return app.say(found, ids, { language, formats: formatsFor({ language, timeZone }) });
}

function digestWrites(
	db: Database,
	{ eventId, kind, now }: Event,
	{ receiver, plan: { mode } }: { receiver: Found; plan: Extract<MailPlan, { kind: "digest" }> },
): Write[] {
	const { id: userId, timeZone, digestMinute, digestWeekday } = receiver;
	const times = { minute: digestMinute ?? DIGEST_MINUTE, weekday: digestWeekday ?? DIGEST_WEEKDAY };
	const next = nextDigest(mode, times, { userId, timeZone, after: now });
	return [
		markDelivery(db, { eventId, channel: "mail", userId, kind, state: "queued", reason: mode, at: now }),
		queueDigest(db, { userId, mode, ...next }),
	];
}

function toReceiver({ address, mailOn, digestsOn, quietFrom, quietTo, ...user }: Found, now: Date): Receiver {
	return {
		isSuspended: isSuspended(user, now),
		timeZone: user.timeZone,
		mailOn: mailOn ?? true,
		digestsOn: digestsOn ?? true,
		quiet: quietFrom === null || quietTo === null ? null : { from: quietFrom, until: quietTo },
		address: address ?? "works",
	};
}
