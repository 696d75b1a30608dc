type Texts = { body: string; html: string };

/** A text of somebody else without the name of the account that it addresses. */
export function withoutMention(text: Texts, { userId, name }: { userId: number; name: string }): Texts {
	const mention = new RegExp(`\\[(?:[^[\\]\\n]|\\[[^[\\]\\n]*\\])*\\]\\(member:${userId}\\)`, "g");
	const link = new RegExp(`<a href="/members/${userId}" data-member="${userId}">[^<]*</a>`, "g");
	return {
		// What is left is no mention, and would be found again and again.
		body: text.body.replace(mention, () => name).replaceAll(`](member:${userId})`, "](#)"),
		html: text.html.replace(link, () => `<span>${name}</span>`).replace(mention, () => name),
	};
}

/** The same with the name above quotations of the post with this number, also where they are not shown as such. */
export function withoutQuotedName(text: Texts, { number, name }: { number: number; name: string }): Texts {
	const words = new RegExp(`\\[!quote [^\\]\\n]{1,500}, ${number}\\]`, "g");
	const renamed = () => `[!quote ${name}, ${number}]`;
	return {
		body: text.body.replace(words, renamed),
		html: text.html
			.replace(words, renamed)
			.replace(
				new RegExp(`(<a class="quoted" href="#post-${number}" data-post="${number}">)[^<]*</a>`, "g"),
				(_, link: string) => `${link}${name}, ${number}</a>`,
			),
	};
}
