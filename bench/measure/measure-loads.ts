import { applyLoad, type Load, type Target } from "./apply-load.ts";
import { median } from "./median.ts";

export type LoadFigures = {
	one: Load;
	sixteen: Load;
	/** With sixteen connections, in order, so that rounds can be compared. */
	rounds: Load[];
};

const WARM_UP = 400;
const TRIAL = 60;

export type Thoroughness = { rounds: number; seconds: number };

/** Measures in turns, so that a busy moment affects all. Failing targets go to `fail`. */
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
