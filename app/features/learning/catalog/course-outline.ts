/** The outline of a course: its modules with their lessons, both in reading order. */
export type CourseOutline<Module, Lesson> = (Module & { lessons: Lesson[] })[];

/** Puts lessons into their modules, in the order of the rows. A module without lessons stays; a lesson without its module does not. */
export function courseOutline<Module extends { id: number }, Lesson extends { moduleId: number }>(
	modules: readonly Module[],
	lessons: readonly Lesson[],
): CourseOutline<Module, Lesson> {
	const byModule = Map.groupBy(lessons, ({ moduleId }) => moduleId);
	return modules.map((module) => ({ ...module, lessons: byModule.get(module.id) ?? [] }));
}
