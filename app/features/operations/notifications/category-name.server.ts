import { notificationText } from "#app/shared/words/desk-text.server.ts";
import type { Language } from "#app/shared/words/languages.ts";

/** What a category is called, in the words of the wing that declares it. */
export function categoryName({ name }: { name: string }, language: Language): string {
	return notificationText(language)(`categories.${name}`) ?? name;
}
