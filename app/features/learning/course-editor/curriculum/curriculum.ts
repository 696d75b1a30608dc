/** The order of a course: modules by key, and the keys of their lessons. What is not listed is retired. */
export type Curriculum = readonly CurriculumModule[];
export type CurriculumModule = { key: string; lessons: readonly string[] };

export function hasLesson(curriculum: Curriculum, lesson: string): boolean {
	return curriculum.some(({ lessons }) => lessons.includes(lesson));
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

function insertAt<T>(list: readonly T[], item: T, at: number): T[] {
	const place = Math.min(Math.max(at, 0), list.length);
	return [...list.slice(0, place), item, ...list.slice(place)];
}
