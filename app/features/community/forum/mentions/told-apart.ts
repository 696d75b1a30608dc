import { cutText } from "#app/shared/cut-text.ts";
import { publicName } from "../public-name";

type NamedPerson = { id: number; name: string; title: string | null };
const LONGEST_TITLE = 40;

/** People by their public names; of several with one name each says what they last started, else their number. */
export function toldApart(people: readonly NamedPerson[]) {
	const named = people.map(({ id, name, title }) => ({ id, name: publicName(name), title }));
	return named.map(({ id, name, title }) => {
		const isAlone = named.filter((one) => one.name === name).length === 1;
		return { id, name, about: isAlone ? null : title ? cutText(title, LONGEST_TITLE) : `#${id}` };
	});
}
