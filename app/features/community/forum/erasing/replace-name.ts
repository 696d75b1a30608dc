type Texts = { body: string; html: string };

/** A text of somebody else without the name of the account that it addresses. */
export function withoutMention(text: Texts, { userId, name }: { userId: number; name: string }): Texts {
	return {
		body: text.body.replace(new RegExp(`\\[[^\\]\\n]*\\]\\(member:${userId}\\)`, "g"), () => name),
		html: text.html.replace(
			new RegExp(`<a href="/members/${userId}" data-member="${userId}">[^<]*</a>`, "g"),
			() => `<span>${name}</span>`,
		),
	};
}

/** The same with the name above a quotation of the post with this number. */
export function withoutQuotedName(text: Texts, { number, name }: { number: number; name: string }): Texts {
	return {
		body: text.body.replace(
			new RegExp(`\\[!quote [^\\]\\n]{1,80}, ${number}\\]`, "g"),
			() => `[!quote ${name}, ${number}]`,
		),
		html: text.html.replace(
			new RegExp(`(<a class="quoted" href="#post-${number}" data-post="${number}">)[^<]*</a>`, "g"),
			(_, link: string) => `${link}${name}, ${number}</a>`,
		),
	};
}
