import { foldText } from "./text/fold-text";

/** Suggestions for an unknown name, best first: same beginning, shared words or few typing errors. */
export function nearestNames<T>(wanted: string, things: readonly T[], nameOf: (thing: T) => string, most = 3): T[] {
	const asked = normal(wanted);
	if (!asked) return [];
	return things
		.map((thing) => ({ thing, likeness: likeness(asked, normal(nameOf(thing))) }))
		.filter(({ likeness }) => likeness >= LEAST_LIKENESS)
		.sort((a, b) => b.likeness - a.likeness)
		.slice(0, most)
		.map(({ thing }) => thing);
}

const LEAST_LIKENESS = 0.34;
const MAX_NAME_LENGTH = 120;

function normal(text: string): string {
	return foldText(text.slice(0, MAX_NAME_LENGTH))
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();
}

/** From 0 to 1: Dice coefficient of letter pairs, raised for a common beginning. */
function likeness(a: string, b: string): number {
	const [ofA, ofB] = [pairs(a), pairs(b)];
	if (ofA.length === 0 || ofB.length === 0) return a === b ? 1 : 0;
	const left = new Map<string, number>();
	for (const pair of ofB) left.set(pair, (left.get(pair) ?? 0) + 1);
	let shared = 0;
	for (const pair of ofA) {
		const count = left.get(pair) ?? 0;
		if (count > 0) shared += 1;
		left.set(pair, count - 1);
	}
	const begins = a.length > 2 && b.length > 2 && (a.startsWith(b) || b.startsWith(a)) ? 0.3 : 0;
	return Math.min(1, (2 * shared) / (ofA.length + ofB.length) + begins);
}

function pairs(text: string): string[] {
	const letters = [...text];
	return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}
