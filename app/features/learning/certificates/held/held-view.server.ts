import type { Formats } from "#app/shared/words/formats.ts";
import type { listHeld } from "../issue/holds.repository.server";
import { findUnprintableTexts, type MissingLetters } from "../issue/unprintable";

export type HeldRow = Awaited<ReturnType<typeof heldView>>[number];

export async function heldView(
	rows: Awaited<ReturnType<typeof listHeld>>,
	{ missingLetters: ask, formats }: { missingLetters: MissingLetters; formats: Formats },
) {
	const missingLetters = memoizeMissingLetters(ask);
	return Promise.all(
		rows.map(async ({ enrollmentId, heldAt, course, title, userId, holderName, teacherId, teacher }) => {
			const wrong = await findUnprintableTexts({ holderName, teacher, title }, missingLetters);
			return {
				enrollmentId,
				since: formats.date(heldAt),
				/** Unprintable letters separated by spaces; empty when the title is fine. */
				course: { title: course, letters: wrong?.title.join(" ") ?? "" },
				holder: { id: userId, name: holderName, letters: wrong?.holder.join(" ") ?? "" },
				teacher: { id: teacherId, name: teacher, letters: wrong?.teacher.join(" ") ?? "" },
			};
		}),
	);
}

/** Memoized by name, because one teacher is on many certificates. */
function memoizeMissingLetters(missingLetters: MissingLetters): MissingLetters {
	const asked = new Map<string, Promise<string[]>>();
	return (name) => {
		const letters = asked.get(name) ?? missingLetters(name);
		asked.set(name, letters);
		return letters;
	};
}
