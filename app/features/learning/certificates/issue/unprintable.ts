/** The letters of a text that no face of the documents has. */
export type MissingLetters = (text: string) => Promise<string[]>;

/** What a certificate prints of the moment in which it is made: its holder, who has taught the course, and what that is called. */
export type Printed = { holderName: string; teacher: string; title: string };

/** The letters that cannot be printed, of each. */
export type Unprintable = { holder: string[]; teacher: string[]; title: string[] };

/** What of a certificate cannot be printed; null when all of it can. */
export async function unprintable(
	{ holderName, teacher, title }: Printed,
	missingLetters: MissingLetters,
): Promise<Unprintable | null> {
	const [ofHolder, ofTeacher, ofTitle] = await Promise.all([holderName, teacher, title].map(missingLetters));
	const found = { holder: ofHolder ?? [], teacher: ofTeacher ?? [], title: ofTitle ?? [] };
	return Object.values(found).some((letters) => letters.length > 0) ? found : null;
}

export type LettersRefusal = "letters" | "teacherLetters" | "titleLetters";

/** The same as a refusal that says what to do first: the holder's name before the teacher's, and that before the title. */
export function lettersOf({ holder, teacher, title }: Unprintable): { reason: LettersRefusal; letters: string } {
	if (holder.length > 0) return { reason: "letters", letters: holder.join(" ") };
	if (teacher.length > 0) return { reason: "teacherLetters", letters: teacher.join(" ") };
	return { reason: "titleLetters", letters: title.join(" ") };
}
