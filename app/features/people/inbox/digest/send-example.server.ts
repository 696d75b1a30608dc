import type { JobHandler } from "#app/features/operations/jobs/outbox/job-handler.ts";
import type { MailDelivery } from "#app/features/operations/notifications/face.server.ts";
import type { NotificationKinds } from "#app/features/operations/notifications/notification-kinds.ts";
import { findUser } from "#app/features/people/auth/face.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { findSettings, listAllChoices } from "../choices/choices.repository.server";
import { composeDigest, handOverDigest } from "./compose-digest.server";

/** The handler of `digest.example`: the next digest as it would be now, which marks nothing. */
export function sendExample(kinds: NotificationKinds, delivery: MailDelivery): JobHandler<"digest.example"> {
	return async ({ id, payload: { origin, userId, mode } }, { db, now, handOver }) => {
		const {
			user: [user],
			settings: [settings],
			choices,
		} = await inBatch(db, {
			user: findUser(db, userId),
			settings: findSettings(db, userId),
			choices: listAllChoices(db, userId),
		});
		if (!user) return { writes: [] };
		const letter = await composeDigest(db, kinds, { user, settings, choices, mode, origin, now });
		if (!letter) return { writes: [] };
		return { writes: await handOverDigest(db, letter, { id, delivery, now, handOver }) };
	};
}
