/** Limits for field names. Our largest form, a quiz of 50 questions with 10 places each, fits. */
const MOST = { names: 550, length: 200, depth: 16, index: 99 };

/**
 * Checks number, length, depth and index of the names in a form or JSON body before anything reads it, since readers
 * build arrays and recurse without limit (`a.a.a…`, `a[4294967294]`). Never throws. Repeated form names count each
 * time; JSON names count per object.
 */
export function hasBoundedNames(body: FormData | object): boolean {
	return body instanceof FormData ? areBounded([...body.keys()], depthOfPath) : isBoundedJson(body);
}

/** Iterative: a recursive check could itself overflow the stack. */
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
