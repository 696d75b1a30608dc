import type { Category } from "#app/features/operations/notifications/category.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { runTogether } from "#db/run-together.server.ts";
import { findReceiver, queueDigest } from "../deliver/delivery.repository.server";
import { modeOf } from "../deliver/delivery-rule";
import { DIGEST_MINUTE, DIGEST_WEEKDAY, nextDigest } from "../deliver/digest-time";
import { listAllChoices, saveChoice } from "./choices.repository.server";

type Asked = { userId: number; categories: ReadonlyMap<string, Category>; now: Date };

/** What comes daily comes weekly from now on, beginning with what waits for the next daily digest. */
export async function makeWeekly(db: Database, { userId, categories, now }: Asked): Promise<void> {
	const {
		receiver: [receiver],
		choices,
	} = await inBatch(db, { receiver: findReceiver(db, userId), choices: listAllChoices(db, userId) });
	const daily = [...categories.values()].filter((category) => {
		const own = choices.filter((one) => one.category === category.name);
		return modeOf(category, "mail", Object.fromEntries(own.map(({ channel, mode }) => [channel, mode]))) === "daily";
	});
	if (!receiver || daily.length === 0) return;
	const { timeZone, digestMinute, digestWeekday } = receiver;
	const times = { minute: digestMinute ?? DIGEST_MINUTE, weekday: digestWeekday ?? DIGEST_WEEKDAY };
	await runTogether(db, [
		...daily.map(({ name }) =>
			saveChoice(db, { userId, category: name, channel: "mail", mode: "weekly", changedAt: now }),
		),
		queueDigest(db, { userId, mode: "weekly", ...nextDigest("weekly", times, { userId, timeZone, after: now }) }),
	]);
}
