import type { ScheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { findSettings } from "#app/features/operations/settings/face.server.ts";
import { readSettings } from "#app/features/operations/settings/read-settings.ts";
import { HOUR_MS } from "#app/shared/durations.ts";
import { runTogether } from "#db/run-together.server.ts";
import { finalFrom, HOLD_SETTING_KEYS } from "../rules/hold-days";
import { listClickBursts, listSaleBursts, raiseFlag } from "./flags.repository.server";

/** In one hour by one affiliate; more is flagged for review. */
export const CLICK_BURST = 500;
export const SALE_BURST = 20;

/** Flags affiliates with unusually many clicks or sales in the last hour, at most once an hour. */
export const watchBursts: ScheduledJob = {
	name: "affiliates.watchBursts",
	everyMinutes: 15,
	work: async (db, now) => {
		const settings = readSettings(await findSettings(db, HOLD_SETTING_KEYS));
		const since = new Date(now.getTime() - HOUR_MS);
		const [clicks, sales] = await db.batch([
			listClickBursts(db, since, CLICK_BURST),
			listSaleBursts(db, finalFrom(since, settings), SALE_BURST),
		]);
		const subject = now.toISOString().slice(0, 13);
		const flags = [
			...clicks.map((found) => raiseFlag(db, { ...found, kind: "clickBurst", subject, now })),
			...sales.map((found) => raiseFlag(db, { ...found, kind: "saleBurst", subject, now })),
		];
		await runTogether(db, flags);
		return flags.length;
	},
};
