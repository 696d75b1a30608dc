/** The letters of a name that no face of the documents has. */
export type MissingLetters = (name: string) => Promise<string[]>;

/** The letters that cannot be printed, of the holder and of who has taught the course: a certificate names both. */
export type Unprintable = { holder: string[]; teacher: string[] };

/** What of the names on a certificate cannot be printed; null when all of it can. */
export async function unprintableNames(
	{ holderName, teacher }: { holderName: string; teacher: string },
	missingLetters: MissingLetters,
): Promise<Unprintable | null> {
	const [holder, taught] = await Promise.all([missingLetters(holderName), missingLetters(teacher)]);
	return holder.length + taught.length > 0 ? { holder, teacher: taught } : null;
}

/** The same as a refusal that says what to do first: the holder's name before the teacher's. */
export function lettersOf({ holder, teacher }: Unprintable): { reason: "letters" | "teacherLetters"; letters: string } {
	if (holder.length > 0) return { reason: "letters", letters: holder.join(" ") };
	return { reason: "teacherLetters", letters: teacher.join(" ") };
}
