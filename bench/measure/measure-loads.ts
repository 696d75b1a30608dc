import { applyLoad, type Load, type Target } from "./apply-load.ts";
import { median } from "./median.ts";

export type LoadFigures = {
	/** With one connection, and with sixteen. Medians over the rounds. */
	one: Load;
	sixteen: Load;
	/** All rounds with sixteen connections, in order: the figures of one round were taken right after each other. */
	rounds: Load[];
};

/** Requests before anything counts: the runtime compiles what is used often. */
const WARM_UP = 400;
/** Requests that show how many fit into a round. */
const TRIAL = 60;

export type Thoroughness = { rounds: number; seconds: number };

/**
 * Measures the targets in turns, several times round, so that a busy moment of
 * the machine falls on all of them and the medians leave it out.
 *
 * A target that fails is left out of the answer and named in `fail`.
 */
export async function measureLoads(
	targets: readonly Target[],
	{ rounds, seconds }: Thoroughness,
	fail: (problem: string) => void,
): Promise<Map<string, LoadFigures>> {
	const taken = new Map<string, { target: Target; speed: [number, number]; one: Load[]; sixteen: Load[] }>();
	for (const target of targets) {
		await attempt(target, async () => {
			await applyLoad(target, 16, WARM_UP);
			const { requestsPerSecond: sixteen } = await applyLoad(target, 16, TRIAL);
			const { requestsPerSecond: one } = await applyLoad(target, 1, TRIAL);
			taken.set(target.name, { target, speed: [one, sixteen], one: [], sixteen: [] });
		});
	}

	for (let round = 0; round < rounds; round += 1) {
		for (const { target, speed, one, sixteen } of taken.values()) {
			await attempt(target, async () => {
				one.push(await applyLoad(target, 1, Math.ceil(speed[0] * seconds)));
				sixteen.push(await applyLoad(target, 16, Math.ceil(speed[1] * seconds)));
			});
		}
	}
	const figures = [...taken].map(([name, { one, sixteen }]) => {
		return [name, { one: middleOf(one), sixteen: middleOf(sixteen), rounds: sixteen }] as const;
	});
	return new Map(figures);

	async function attempt(target: Target, work: () => Promise<void>) {
		try {
			await work();
		} catch (error) {
			taken.delete(target.name);
			fail(String((error as Error).message));
		}
	}
}

/** How many times the CPU of one page another takes: the median of what the rounds say. Null where it was not read. */
export function cpuRatio(page: LoadFigures | undefined, other: LoadFigures | undefined): number | null {
	const ratios = (page?.rounds ?? []).flatMap(({ cpuMilliseconds: own }, round) => {
		const foreign = other?.rounds[round]?.cpuMilliseconds;
		return own !== null && foreign ? [own / foreign] : [];
	});
	return ratios.length > 0 ? median(ratios) : null;
}

function middleOf(loads: readonly Load[]): Load {
	const of = (pick: (load: Load) => number | null) => median(loads.map((load) => pick(load) ?? Number.NaN));
	const cpu = of((load) => load.cpuMilliseconds);
	return {
		requests: loads.reduce((sum, load) => sum + load.requests, 0),
		requestsPerSecond: of((load) => load.requestsPerSecond),
		p50Milliseconds: of((load) => load.p50Milliseconds),
		cpuMilliseconds: Number.isNaN(cpu) ? null : cpu,
	};
}
