import { enqueue, newJobId } from "#app/features/operations/jobs/face.server.ts";
import type { NotificationKinds } from "#app/features/operations/notifications/notification-kinds.ts";
import { countTry, LIMITS, requireWithin } from "#app/shared/request/rate-limit.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict } from "#db/conflict.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { listAllChoices } from "../choices/choices.repository.server";
import { kindsInDigest } from "./compose-digest.server";
import { listDigestItems } from "./digests.repository.server";

type Asked = { userId: number; kinds: NotificationKinds; origin: string; now: Date; rateLimitScale: number };
export type ExampleOutcome = { ok: true; jobId: string } | { ok: false; reason: "empty" | "tooMany" };

/** Sends somebody the next digest as it would be now: the daily one, or the weekly one where that would be empty. */
export async function askForExample(
	db: Database,
	{ userId, kinds, origin, now, rateLimitScale: scale }: Asked,
): Promise<ExampleOutcome> {
	const choices = await listAllChoices(db, userId);
	const itemsOf = (mode: "daily" | "weekly") =>
		listDigestItems(db, { userId, mode, kinds: kindsInDigest(kinds, { mode, choices }), limit: 1 });
	const { daily, weekly } = await inBatch(db, { daily: itemsOf("daily"), weekly: itemsOf("weekly") });
	const mode = daily.length > 0 ? "daily" : weekly.length > 0 ? "weekly" : null;
	if (!mode) return { ok: false, reason: "empty" };

	const jobId = newJobId();
	const attempt = { limit: LIMITS.mailsPerAccount, who: `digestExample:${userId}`, now };
	try {
		await db.batch([
			countTry(db, attempt),
			requireWithin(db, { ...attempt, scale }),
			enqueue(db, "digest.example", { userId, mode, origin }, { id: jobId, dueAt: now }),
		]);
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "tooMany" };
		throw error;
	}
	return { ok: true, jobId };
}
