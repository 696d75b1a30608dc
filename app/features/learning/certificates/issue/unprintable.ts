export type MissingLetters = (text: string) => Promise<string[]>;

export type PrintedTexts = { holderName: string; teacher: string; title: string };

export type UnprintableTexts = { holder: string[]; teacher: string[]; title: string[] };

export async function findUnprintableTexts(
	{ holderName, teacher, title }: PrintedTexts,
	missingLetters: MissingLetters,
): Promise<UnprintableTexts | null> {
	const [ofHolder, ofTeacher, ofTitle] = await Promise.all([holderName, teacher, title].map(missingLetters));
	const found = { holder: ofHolder ?? [], teacher: ofTeacher ?? [], title: ofTitle ?? [] };
	return Object.values(found).some((letters) => letters.length > 0) ? found : null;
}

export type LettersRefusal = "letters" | "teacherLetters" | "titleLetters";

/** The first problem as a refusal, in the order holder, teacher, title. */
export function unprintableLettersText({ holder, teacher, title }: UnprintableTexts): {
	reason: LettersRefusal;
	letters: string;
} {
	if (holder.length > 0) return { reason: "letters", letters: holder.join(" ") };
	if (teacher.length > 0) return { reason: "teacherLetters", letters: teacher.join(" ") };
	return { reason: "titleLetters", letters: title.join(" ") };
}
