import type { ListFilter } from "#app/shared/lists/list-filters.ts";
import { publicName } from "../public-name";

const LONGEST = 60;

/** The public name of a member. `id` is given where several members have the same name. */
export type AuthorName = { first: string; initial: string | null; id: number | null };

/**
 * A public name as addresses have it, such as `Amara K.` or `Amara K. #42`. Only the first letter of a
 * last name is kept, so that the forum does not reveal last names.
 */
export const authorFilter: ListFilter<string | null> = {
	read: ([text]) => {
		if (!text) return null;
		const [, typed = "", id] = /^(.*?)(?:#([1-9]\d{0,9}))?$/u.exec(oneLine(text)) ?? [];
		const name = namedInPublic(typed);
		// A name has at least one letter: "#" alone is no filter.
		return !/\p{L}/u.test(name) ? null : writeAuthor({ name, id: id ? Number(id) : null });
	},
	write: (name) => (name === null ? [] : [name]),
};

export function writeAuthor({ name, id }: { name: string; id: number | null }): string {
	return id === null ? name : `${name} #${id}`;
}

/** The parts of what the filter has read. */
export function authorOf(written: string): AuthorName {
	const [, name = "", id] = /^(.*?)(?: #(\d+))?$/u.exec(written) ?? [];
	const [first = "", initial] = name.split(" ");
	return { first, initial: initial?.replace(/\.$/, "") || null, id: id ? Number(id) : null };
}

/** The name alone, as it is shown. */
export function authorWords(written: string): string {
	return written.replace(/ #\d+$/, "");
}

function oneLine(text: string): string {
	return [
		...text
			.normalize("NFC")
			.replace(/[\p{Cc}\s]+/gu, " ")
			.trim(),
	]
		.slice(0, LONGEST)
		.join("");
}

function namedInPublic(typed: string): string {
	return publicName(typed.trim());
}
