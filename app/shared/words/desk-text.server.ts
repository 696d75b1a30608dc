import { NAMESPACES, textFinder } from "./i18n.server";
import type { Language } from "./languages";

/** What each wing calls the things that the desk shows by their stored names, as `jobs.mail.send`: `<wing>-desk.json`. */
export const deskText = textOfWings("-desk");

/** What each wing calls the categories of its notifications: `<wing>-notifications.json`. */
export const notificationText = textOfWings("-notifications");

/** What each wing writes in its mails and notifications, as `orderPaid.subject`: `<wing>-mail.json`. */
export const mailText = textOfWings("-mail");

function textOfWings(ending: string): (language: Language) => ReturnType<typeof textFinder> {
	const ofWings = NAMESPACES.filter((namespace) => namespace.endsWith(ending));
	return (language) => {
		const finders = ofWings.map((namespace) => textFinder(language, namespace));
		return (key, values) => {
			for (const find of finders) {
				const text = find(key, values);
				if (text) return text;
			}
			return null;
		};
	};
}
