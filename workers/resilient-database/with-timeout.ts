import { TimedOut } from "./failure-kind.ts";

/** Rejects with `TimedOut` after `limitMilliseconds`. The work is not cancelled. */
export function withTimeout<T>(limitMilliseconds: number, work: Promise<T>): Promise<T> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(() => reject(new TimedOut(limitMilliseconds)), limitMilliseconds);
		work.then(resolve, reject).finally(() => clearTimeout(timer));
	});
}
