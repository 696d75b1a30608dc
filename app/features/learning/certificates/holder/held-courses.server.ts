import { type MissingLetters, unprintable } from "../issue/unprintable";

/** A finished course whose certificate waits: `letters` of whose name, or of its title, cannot be printed. */
export type HeldCourse = { course: string; because: "holder" | "teacher" | "title"; letters: string };

/**
 * Says of courses whose certificate was held what it waits for. Those that can be printed by now are `making`. The
 * holder's own name comes first, as that is what the reader can change.
 */
export async function heldCourses(
	held: readonly { course: string; teacher: string; title: string }[],
	{ printedName, missingLetters }: { printedName: string; missingLetters: MissingLetters },
): Promise<{ waiting: HeldCourse[]; making: string[] }> {
	const waiting: HeldCourse[] = [];
	const making: string[] = [];
	for (const { course, teacher, title } of held) {
		const wrong = await unprintable({ holderName: printedName, teacher, title }, missingLetters);
		if (!wrong) making.push(course);
		else if (wrong.holder.length > 0) waiting.push({ course, because: "holder", letters: wrong.holder.join(" ") });
		else if (wrong.teacher.length > 0) waiting.push({ course, because: "teacher", letters: wrong.teacher.join(" ") });
		else waiting.push({ course, because: "title", letters: wrong.title.join(" ") });
	}
	return { waiting, making };
}
