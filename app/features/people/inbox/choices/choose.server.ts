import type { Category } from "#app/features/operations/notifications/category.ts";
import { createSecret } from "#app/shared/request/secrets.server.ts";
import type { Database } from "#db/client.server.ts";
import { runTogether } from "#db/run-together.server.ts";
import type { Write } from "#db/write.ts";
import { DIGEST_MINUTE, DIGEST_WEEKDAY, nextDigest } from "../deliver/digest-time";
import { deleteChoices, listWaitingDigests, moveDigest, saveChoice, saveSettings } from "./choices.repository.server";
import type { Choice } from "./schemas";

type Chooser = { userId: number; timeZone: string; categories: ReadonlyMap<string, Category>; now: Date };

/** Keeps what somebody has chosen. Refuses a category that does not exist, has no such channel, or is always sent. */
export async function choose(
	db: Database,
	choice: Choice,
	{ userId, timeZone, categories, now }: Chooser,
): Promise<{ ok: boolean }> {
	const settings = (changed: Partial<Parameters<typeof saveSettings>[1]>) =>
		saveSettings(db, { ...changed, userId, linkKey: createSecret(), now });
	switch (choice.intent) {
		case "choose": {
			const { category: name, channel, mode } = choice;
			const category = categories.get(name);
			const isThere = category && category[channel] !== null && !category.mandatory;
			if (!isThere || (channel === "app" && mode !== "instant" && mode !== "off")) return { ok: false };
			await saveChoice(db, { userId, category: name, channel, mode, changedAt: now });
			return { ok: true };
		}
		case "mail":
			await settings({ mailOn: choice.on === "on" });
			return { ok: true };
		case "digests":
			await settings({ digestsOn: choice.on === "on" });
			return { ok: true };
		case "digestTime": {
			const { minute, weekday } = choice;
			const moved = await digestsMovedTo(db, { minute, weekday }, { userId, timeZone, now });
			await runTogether(db, [settings({ digestMinute: minute, digestWeekday: weekday }), ...moved]);
			return { ok: true };
		}
		case "quiet":
			await settings({ quietFrom: choice.from, quietTo: choice.until });
			return { ok: true };
		case "noQuiet":
			await settings({ quietFrom: null, quietTo: null });
			return { ok: true };
		case "reset": {
			const usual = { minute: DIGEST_MINUTE, weekday: DIGEST_WEEKDAY };
			const moved = await digestsMovedTo(db, usual, { userId, timeZone, now });
			const defaults = {
				mailOn: true,
				digestsOn: true,
				digestMinute: usual.minute,
				digestWeekday: usual.weekday,
				quietFrom: null,
				quietTo: null,
			};
			await runTogether(db, [deleteChoices(db, userId), settings(defaults), ...moved]);
			return { ok: true };
		}
	}
}

/** Digests that wait, moved to the times that were chosen. */
export async function digestsMovedTo(
	db: Database,
	times: { minute: number; weekday: number },
	{ userId, timeZone, now }: { userId: number; timeZone: string; now: Date },
): Promise<Write[]> {
	const waiting = await listWaitingDigests(db, userId);
	return waiting.map(({ mode, periodDay: from }) => {
		const to = nextDigest(mode, times, { userId, timeZone, after: now });
		return moveDigest(db, { userId, mode, from, to });
	});
}
