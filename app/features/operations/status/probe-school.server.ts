import type { ScheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import type { Database } from "#db/client.server.ts";
import { deleteStatusDays, type Probe, recordProbes } from "./status.repository.server";

type Stores = { media: Pick<R2Bucket, "head">; cache: Pick<KVNamespace, "get" | "put" | "delete"> };

/** KV key for probes that could not be stored while the database was down. */
const WAITING_PROBES_KEY = "status-waiting";
const RETENTION_DAYS = 400;

/** Probes each part and records its response time. Results wait in KV while the database is down. */
export function probeSchool({ media, cache }: Stores): ScheduledJob {
	return {
		name: "status.probe",
		everyMinutes: 5,
		work: async (db, now) => {
			const asked: [Probe["part"], () => PromiseLike<unknown>][] = [
				["database", () => db.$client.prepare("select 1").first()],
				["files", () => media.head("status-probe")],
				["cache", () => cache.get("content-version")],
			];
			const probes = await Promise.all(asked.map(([part, ask]) => probe(part, ask, now)));
			await storeProbes(db, cache, probes, now);
			return probes.length;
		},
	};
}

async function probe(part: Probe["part"], ask: () => PromiseLike<unknown>, at: Date): Promise<Probe> {
	const began = performance.now();
	const isUp = await Promise.resolve()
		.then(ask)
		.then(
			() => true,
			() => false,
		);
	return { part, at, isUp, milliseconds: Math.round(performance.now() - began) };
}

async function storeProbes(db: Database, cache: Stores["cache"], probes: readonly Probe[], now: Date) {
	const waiting = await readWaiting(cache);
	const all = [...waiting, ...probes];
	try {
		const writes = all.map((one) => recordProbes(db, [one]));
		const before = new Date(now.getTime() - RETENTION_DAYS * DAY_MS).toISOString().slice(0, 10);
		await db.batch([deleteStatusDays(db, before), ...writes]);
		if (waiting.length > 0) await cache.delete(WAITING_PROBES_KEY);
	} catch (error) {
		await cache.put(WAITING_PROBES_KEY, JSON.stringify(all.slice(-1_000)));
		throw error;
	}
}

async function readWaiting(cache: Stores["cache"]): Promise<Probe[]> {
	const text = await cache.get(WAITING_PROBES_KEY).catch(() => null);
	const found: Probe[] = text ? JSON.parse(text) : [];
	return found.map((one) => ({ ...one, at: new Date(one.at) }));
}
