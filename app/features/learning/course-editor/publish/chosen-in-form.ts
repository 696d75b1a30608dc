import { entryName } from "#app/features/library/versioned-content/part.ts";
import { MARK_CHOICES, MOST_MARKS, toChoice } from "../marks/mark-choices";
import { readDraftName } from "./draft-name";
import type { PublishAnswer } from "./publish-answer";

/** What was chosen, however odd. */
export function chosenIn(form: FormData): Pick<PublishAnswer, "chosen" | "choices"> {
	const chosen = form
		.getAll("drafts")
		.map((name) => readDraftName(String(name)))
		.map(({ key, language }) => entryName(key, language));
	const choices = Array.from({ length: MOST_MARKS }, (_, at) => ({
		of: form.get(`marks[${at}].of`),
		as: MARK_CHOICES.find((one) => one === form.get(`marks[${at}].as`)),
	}));
	return { chosen, choices: choices.flatMap(({ of, as }) => (of && as ? [toChoice({ of: String(of), as })] : [])) };
}
