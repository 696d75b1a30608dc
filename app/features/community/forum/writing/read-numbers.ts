import { MOST_MOVED } from "../topics/most-moved";

/** Numbers of posts as a moderator types them: `3, 5-7`. Null when it is no such list, or one that is too long. */
export function readNumbers(typed: string): number[] | null {
	const numbers = new Set<number>();
	for (const part of typed.split(/[,，、;\s]+/).filter(Boolean)) {
		const [, from, to = from] = /^([1-9]\d{0,6})(?:[-–]([1-9]\d{0,6}))?$/.exec(part) ?? [];
		const [first, last] = [Number(from), Number(to)];
		if (!first || last < first || last - first > MOST_MOVED) return null;
		for (let one = first; one <= last; one += 1) numbers.add(one);
	}
	return numbers.size > 0 && numbers.size <= MOST_MOVED ? [...numbers] : null;
}
