/** What the names of a body may be at most. A quiz of 50 questions with 10 places each is our largest form. */
const MOST = { names: 550, length: 200, depth: 16, index: 99 };

/**
 * False where the names of a form or of JSON are more, longer, deeper or count further than those of any form or call of
 * ours. What reads them afterwards builds lists of what they say and goes down level by level, without end: `a.a.a…`,
 * `a[4294967294]`. So nothing reads a body that has not been through here. Never throws.
 *
 * A form names its levels itself (`tiers[0].amount`), and the same name twice counts twice; JSON nests them, and its names
 * are counted for each object.
 */
export function hasBoundedNames(body: FormData | object): boolean {
	return body instanceof FormData ? areBounded([...body.keys()], depthOfPath) : isBoundedJson(body);
}

/** Goes through the levels one after the other: a call for each of them would be what it protects from. */
function isBoundedJson(body: object): boolean {
	let level: object[] = [body];
	for (let depth = 1; level.length > 0; depth++) {
		if (depth > MOST.depth) return false;
		const named = level.filter((value) => !Array.isArray(value));
		if (!named.every((value) => areBounded(Object.keys(value), () => depth))) return false;
		level = level.flatMap((value) => Object.values(value).filter(isObject));
	}
	return true;
}

function areBounded(names: readonly string[], depthOf: (name: string) => number): boolean {
	return (
		names.length <= MOST.names &&
		names.every((name) => name.length <= MOST.length && depthOf(name) <= MOST.depth && !countsTooFar(name))
	);
}

function depthOfPath(name: string): number {
	return name.split(/[.[]/, MOST.depth + 1).length;
}

function countsTooFar(name: string): boolean {
	return [...name.matchAll(/\[(\d+)/g)].some(([, index]) => Number(index) > MOST.index);
}

function isObject(value: unknown): value is object {
	return typeof value === "object" && value !== null;
}
