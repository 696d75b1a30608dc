import { NAMESPACES, textFinder } from "./i18n.server";
import type { Language } from "./languages";

/** What each wing calls the things that the desk shows by their stored names: deeds, subjects, jobs. */
const OF_WINGS = NAMESPACES.filter((namespace) => namespace.endsWith("-desk"));

/** Finds a text in the files `<wing>-desk.json`: `jobs.mail.send`. Null where no wing has it. */
export function deskText(language: Language): ReturnType<typeof textFinder> {
	const finders = OF_WINGS.map((namespace) => textFinder(language, namespace));
	return (key, values) => {
		for (const find of finders) {
			const text = find(key, values);
			if (text) return text;
		}
		return null;
	};
}
