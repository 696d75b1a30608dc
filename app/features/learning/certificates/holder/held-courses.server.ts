import { findUnprintableTexts, type MissingLetters } from "../issue/unprintable";

export type HeldCourse = { course: string; because: "holder" | "teacher" | "title"; letters: string };

/** Reasons for holds; those printable by now are `making`. The holder's own name comes first. */
export async function heldCourses(
	held: readonly { course: string; teacher: string; title: string }[],
	{ printedName, missingLetters }: { printedName: string; missingLetters: MissingLetters },
): Promise<{ waiting: HeldCourse[]; making: string[] }> {
	const waiting: HeldCourse[] = [];
	const making: string[] = [];
	for (const { course, teacher, title } of held) {
		const wrong = await findUnprintableTexts({ holderName: printedName, teacher, title }, missingLetters);
		if (!wrong) making.push(course);
		else if (wrong.holder.length > 0) waiting.push({ course, because: "holder", letters: wrong.holder.join(" ") });
		else if (wrong.teacher.length > 0) waiting.push({ course, because: "teacher", letters: wrong.teacher.join(" ") });
		else waiting.push({ course, because: "title", letters: wrong.title.join(" ") });
	}
	return { waiting, making };
}
