import type { NoteKind } from "#db/schema/learning/notes.ts";

type Note = {
	kind: NoteKind;
	excerpt: string;
	quote: string;
	body: string;
	lessonId: number;
	lessonTitle: string;
	courseId: number;
	courseTitle: string;
};
type Words = { title: string; bookmark: string; origin: string };

export function notesMarkdown(notes: readonly Note[], { title, bookmark, origin }: Words): string {
	const lines = [`# ${title}`];
	let [course, lesson] = [0, 0];
	for (const note of notes) {
		if (note.courseId !== course) lines.push(`## ${plain(note.courseTitle)}`);
		if (note.lessonId !== lesson) lines.push(`### [${plain(note.lessonTitle)}](${origin}/lessons/${note.lessonId})`);
		[course, lesson] = [note.courseId, note.lessonId];
		lines.push(...partsOf(note, bookmark));
	}
	return `${lines.join("\n\n")}\n`;
}

function partsOf({ kind, excerpt, quote, body }: Note, bookmark: string): string[] {
	const words = plain(quote || excerpt);
	const where = words === "" ? [] : [`> ${kind === "bookmark" ? `**${bookmark}:** ` : ""}${words}`];
	return [...where, ...(body === "" ? [] : [body])];
}

function plain(text: string): string {
	return text
		.replace(/\s+/g, " ")
		.trim()
		.replace(/[\\`*_[\]<>#|]/g, "\\$&");
}
