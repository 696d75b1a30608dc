import autocannon from "autocannon";
import { median } from "./median.ts";
import { cpuMilliseconds } from "./process-cpu.ts";

export type Target = {
	name: string;
	url: string;
	headers?: Record<string, string>;
	pid: number | null;
	/** A new URL for each request. */
	isDrawn?: boolean;
};

export type Load = {
	requests: number;
	requestsPerSecond: number;
	p50Milliseconds: number;
	/** CPU of workerd per request; null if unknown. */
	cpuMilliseconds: number | null;
};

const LONGEST_SECONDS = 30;

/** Waits for all responses, so that CPU can be divided by their number. Throws unless all are 2xx. */
export async function applyLoad(target: Target, connections: number, amount: number): Promise<Load> {
	const times: number[] = [];
	const cpuBefore = cpuMilliseconds(target.pid);
	const startedAt = performance.now();
	let endedAt = startedAt;

	const run = autocannon({
		url: target.url,
		headers: target.headers,
		connections,
		amount: Math.max(amount, connections),
		timeout: 10,
		sampleInt: 50,
		...(target.isDrawn ? { requests: [{ setupRequest: atNewAddress(target.url) }] } : {}),
	});
	run.on("response", (_client, _status, _bytes, milliseconds) => {
		times.push(milliseconds);
		endedAt = performance.now();
	});
	const limit = setTimeout(() => run.stop(), LONGEST_SECONDS * 1000);
	const result = await run;
	clearTimeout(limit);

	const cpuAfter = cpuMilliseconds(target.pid);
	if (times.length === 0 || result.errors > 0 || result.non2xx > 0) {
		const statuses = Object.keys(result.statusCodeStats).join(", ");
		throw new Error(`${target.name}: ${result.errors} errors, statuses ${statuses || "none"}`);
	}
	return {
		requests: times.length,
		requestsPerSecond: (times.length * 1000) / (endedAt - startedAt),
		p50Milliseconds: median(times),
		cpuMilliseconds: cpuBefore === null || cpuAfter === null ? null : (cpuAfter - cpuBefore) / times.length,
	};
}

let addresses = 0;

function atNewAddress(url: string) {
	const { pathname } = new URL(url);
	return <Request>(request: Request) => {
		addresses += 1;
		return { ...request, path: `${pathname}?drawn=${addresses}` };
	};
}
