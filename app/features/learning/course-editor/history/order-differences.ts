import { type Curriculum, placeOf } from "../curriculum/curriculum";

/** A module or lesson that stands elsewhere in the newer order; places count from 1. */
export type OrderDifference =
	| { kind: "moduleAdded" | "moduleRetired"; module: string }
	| { kind: "moduleMoved"; module: string; from: number; to: number }
	| { kind: "lessonAdded" | "lessonRetired"; lesson: string; module: string }
	| { kind: "lessonPlaced"; lesson: string; module: string; from: number; to: number }
	| { kind: "lessonMoved"; lesson: string; module: string; former: string };

/** What turns the older order into the newer one, with as few moves as possible. Lessons of a module that is added or retired are not named. */
export function orderDifferences(was: Curriculum, is: Curriculum): OrderDifference[] {
	const [former, now] = [was.map(({ key }) => key), is.map(({ key }) => key)];
	return [
		...former.filter((key) => !now.includes(key)).map((module) => ({ kind: "moduleRetired", module }) as const),
		...now.filter((key) => !former.includes(key)).map((module) => ({ kind: "moduleAdded", module }) as const),
		...moves(former, now).map(({ key, ...places }) => ({ kind: "moduleMoved", module: key, ...places }) as const),
		...was.flatMap(({ key, lessons }) =>
			now.includes(key) ? lessons.filter((lesson) => !placeOf(is, lesson)).map((lesson) => retired(lesson, key)) : [],
		),
		...is.flatMap((module) => lessonDifferences(was, module)),
	];
}

const retired = (lesson: string, module: string): OrderDifference => ({ kind: "lessonRetired", lesson, module });

function lessonDifferences(was: Curriculum, { key, lessons }: Curriculum[number]): OrderDifference[] {
	const former = was.find((module) => module.key === key)?.lessons;
	const others = lessons.flatMap((lesson): OrderDifference[] => {
		const place = placeOf(was, lesson);
		if (!place) return former ? [{ kind: "lessonAdded", lesson, module: key }] : [];
		return place.module === key ? [] : [{ kind: "lessonMoved", lesson, module: key, former: place.module }];
	});
	const placed = moves(former ?? [], lessons).map(
		({ key: lesson, from, to }): OrderDifference => ({ kind: "lessonPlaced", lesson, module: key, from, to }),
	);
	return [...others, ...placed];
}

/** Those of both lists that have to move; the others keep their order. */
function moves(former: readonly string[], now: readonly string[]) {
	const shared = now.filter((key) => former.includes(key));
	const staying = new Set(longestRising(shared.map((key) => former.indexOf(key))).map((at) => former[at]));
	return shared
		.filter((key) => !staying.has(key))
		.map((key) => ({ key, from: former.indexOf(key) + 1, to: now.indexOf(key) + 1 }));
}

/** The longest subsequence in which each number is greater than the one before it. */
function longestRising(numbers: readonly number[]): number[] {
	const best: number[][] = [];
	for (const [at, number] of numbers.entries()) {
		const before = best.filter((_, place) => (numbers[place] ?? 0) < number);
		const longest = before.reduce<number[]>((most, one) => (one.length > most.length ? one : most), []);
		best[at] = [...longest, number];
	}
	return best.reduce<number[]>((most, one) => (one.length > most.length ? one : most), []);
}
