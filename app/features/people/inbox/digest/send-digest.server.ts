import type { JobHandler } from "#app/features/operations/jobs/outbox/job-handler.ts";
import { KNOWN_FAILURES } from "#app/features/operations/jobs/outbox/known-failures.ts";
import { endQueuedDeliveries, type MailDelivery } from "#app/features/operations/notifications/face.server.ts";
import type { NotificationKinds } from "#app/features/operations/notifications/notification-kinds.ts";
import { findUser } from "#app/features/people/auth/face.server.ts";
import { isSuspended } from "#app/features/people/auth/suspension.ts";
import { HOUR_MS } from "#app/shared/durations.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { findSettings, listAllChoices } from "../choices/choices.repository.server";
import { findReceiver } from "../deliver/delivery.repository.server";
import { composeDigest, handOverDigest } from "./compose-digest.server";
import { type DigestKey, endDigest, findDigest } from "./digests.repository.server";

/** A digest that is later than this is dropped: it would come at night. */
const LATEST_MS = 12 * HOUR_MS;

/**
 * The handler of `digest.send`. What it holds is chosen now: unread, visible, of the categories that its receiver has
 * in such a digest. It leaves at most once, and never empty.
 */
export function sendDigest(kinds: NotificationKinds, delivery: MailDelivery): JobHandler<"digest.send"> {
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
		if (!delivery.send && !delivery.keepsText) {
			return { postponedUntil: new Date(now.getTime() + HOUR_MS), because: KNOWN_FAILURES.noMail };
		}

		const letter = await composeDigest(db, kinds, { user, settings, choices, mode: key.mode, origin, now });
		if (!letter) return skip("empty");
		const copy = await handOverDigest(db, letter, { id, delivery, now, handOver });
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
