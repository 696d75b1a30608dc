import { TimedOut } from "./failure-kind.ts";

/** What `work` brings, or `TimedOut` when it takes longer than `limitMilliseconds`. The work itself goes on unheard. */
export function withTimeout<T>(limitMilliseconds: number, work: Promise<T>): Promise<T> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(() => reject(new TimedOut(limitMilliseconds)), limitMilliseconds);
		work.then(resolve, reject).finally(() => clearTimeout(timer));
	});
}
