/** The order of a course: modules by key, and the keys of their lessons. What is not listed is retired. */
export type Curriculum = readonly CurriculumModule[];
export type CurriculumModule = { key: string; lessons: readonly string[] };

export function hasLesson(curriculum: Curriculum, lesson: string): boolean {
	return curriculum.some(({ lessons }) => lessons.includes(lesson));
}

/** "2.4"; null for a lesson that is not in the curriculum. */
export function lessonNumber(curriculum: Curriculum, lesson: string): string | null {
	const module = curriculum.findIndex(({ lessons }) => lessons.includes(lesson));
	return module < 0 ? null : `${module + 1}.${(curriculum[module]?.lessons.indexOf(lesson) ?? 0) + 1}`;
}

/** Puts a lesson into a module, before the lesson at `at`; out of where it was. `at` counts without the lesson itself. */
export function placeLesson(curriculum: Curriculum, lesson: string, { module, at }: { module: string; at: number }) {
	return withoutLesson(curriculum, lesson).map((one) =>
		one.key === module ? { ...one, lessons: insertAt(one.lessons, lesson, at) } : one,
	);
}

export function withoutLesson(curriculum: Curriculum, lesson: string): Curriculum {
	return curriculum.map((one) => ({ ...one, lessons: one.lessons.filter((key) => key !== lesson) }));
}

/** Puts a module before the one at `at`; a new one with its lessons, if it is not there. */
export function placeModule(curriculum: Curriculum, module: CurriculumModule, at: number): Curriculum {
	const former = curriculum.find(({ key }) => key === module.key) ?? module;
	return insertAt(withoutModule(curriculum, module.key), former, at);
}

export function withoutModule(curriculum: Curriculum, module: string): Curriculum {
	return curriculum.filter(({ key }) => key !== module);
}

/** Where a lesson is, or would be put: `at` counts without the lesson itself. */
export type Place = { module: string; at: number };

export function placeOf(curriculum: Curriculum, lesson: string): Place | null {
	const module = curriculum.find(({ lessons }) => lessons.includes(lesson));
	return module ? { module: module.key, at: module.lessons.indexOf(lesson) } : null;
}

/** The place one step up (-1) or down (1), into the next module at an end of one; null where there is none. */
export function stepOf(curriculum: Curriculum, lesson: string, by: -1 | 1): Place | null {
	const place = placeOf(curriculum, lesson);
	if (!place) return null;
	const index = curriculum.findIndex(({ key }) => key === place.module);
	const at = place.at + by;
	if (at >= 0 && at < (curriculum[index]?.lessons.length ?? 0)) return { module: place.module, at };
	const next = curriculum[index + by];
	return next ? { module: next.key, at: by === 1 ? 0 : next.lessons.length } : null;
}

/** `talking-to-owners:2`, as forms send it. */
export const writePlace = ({ module, at }: Place) => `${module}:${at}`;

export function readPlace(written: string): Place {
	const [module = "", at] = written.split(":");
	return { module, at: Number(at) };
}

export type OrderChange =
	| ({ kind: "placeLesson"; lesson: string } & Place)
	| { kind: "placeModule"; module: string; at: number }
	| { kind: "retireLesson"; lesson: string }
	| { kind: "retireModule"; module: string };

/** The order after a change. Doing it twice is the same as doing it once. */
export function applyChange(curriculum: Curriculum, change: OrderChange): Curriculum {
	switch (change.kind) {
		case "placeLesson":
			return curriculum.some(({ key }) => key === change.module)
				? placeLesson(curriculum, change.lesson, change)
				: curriculum;
		case "placeModule":
			return curriculum.some(({ key }) => key === change.module)
				? placeModule(curriculum, { key: change.module, lessons: [] }, change.at)
				: curriculum;
		case "retireLesson":
			return withoutLesson(curriculum, change.lesson);
		case "retireModule":
			return withoutModule(curriculum, change.module);
	}
}

function insertAt<T>(list: readonly T[], item: T, at: number): T[] {
	const place = Math.min(Math.max(at, 0), list.length);
	return [...list.slice(0, place), item, ...list.slice(place)];
}
