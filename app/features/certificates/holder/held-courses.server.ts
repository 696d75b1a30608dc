import { type MissingLetters, unprintableNames } from "../issue/unprintable-names";

/** A finished course whose certificate waits: `letters` of whose name cannot be printed. */
export type HeldCourse = { course: string; because: "holder" | "teacher"; letters: string };

/**
 * Says of courses whose certificate was held what it waits for. Those whose names can be printed by now are `making`. The
 * holder's own name comes first, as that is what the reader can change.
 */
export async function heldCourses(
	held: readonly { course: string; teacher: string }[],
	{ printedName, missingLetters }: { printedName: string; missingLetters: MissingLetters },
): Promise<{ waiting: HeldCourse[]; making: string[] }> {
	const waiting: HeldCourse[] = [];
	const making: string[] = [];
	for (const { course, teacher } of held) {
		const wrong = await unprintableNames({ holderName: printedName, teacher }, missingLetters);
		if (!wrong) making.push(course);
		else if (wrong.holder.length > 0) waiting.push({ course, because: "holder", letters: wrong.holder.join(" ") });
		else waiting.push({ course, because: "teacher", letters: wrong.teacher.join(" ") });
	}
	return { waiting, making };
}
