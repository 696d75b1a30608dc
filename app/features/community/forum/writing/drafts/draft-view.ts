type Draft = { title: string; body: string; fields: Record<string, string>; replyTo: number | null };
type Place = { category: string; language: string };

/** The form of a topic as it was kept. A category that the address names goes before that of the draft. */
export function topicDraft({ title, body, fields }: Draft, { category, language }: Place): Record<string, string> {
	return { kind: "question", language, ...fields, category: category || (fields.category ?? ""), title, body };
}

/** The form of a post's text as it was kept, with the revision it began from; null where nothing was kept. */
export function editDraft({ title, body, fields }: Draft): Record<string, string> | null {
	return title || body ? { ...fields, title, body } : null;
}

type Post = { number: number; content?: { author: { name: string } | null } | null };

/** A reply as it was kept. `form` has the whole form where there is more than a text; null where nothing was typed. */
export function replyDraft({ body, fields, replyTo }: Draft, posts: readonly Post[]) {
	const hasFields = Object.keys(fields).length > 0;
	if (body === "" && !hasFields) return null;
	const name = posts.find(({ number }) => number === replyTo)?.content?.author?.name ?? null;
	return {
		body,
		form: hasFields ? { ...fields, body } : null,
		answered: replyTo === null ? null : { number: replyTo, name },
	};
}
