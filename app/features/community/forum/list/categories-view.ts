import { languageName } from "#app/shared/words/languages.ts";
import type { ListedCategory } from "../categories/categories.repository.server";

type Counted = {
	unread: readonly { categoryId: number }[] | undefined;
	fresh: readonly { categoryId: number; count: number }[] | undefined;
};

/** Categories with how many of their topics are new or unread for the reader. */
export function categoriesView(listed: readonly ListedCategory[], { unread = [], fresh = [] }: Counted) {
	const categories = listed.map(({ id, key, name, description, pattern, language }) => {
		const started = fresh.find(({ categoryId }) => categoryId === id)?.count ?? 0;
		const answered = unread.filter(({ categoryId }) => categoryId === id).length;
		return {
			key,
			name: name || key,
			description,
			pattern,
			only: languageName(language),
			newCount: started + answered,
			started,
		};
	});
	const sum = (field: "newCount" | "started") => categories.reduce((total, category) => total + category[field], 0);
	return {
		categories,
		counts: { all: sum("newCount"), started: sum("started"), unread: unread.length },
	};
}
export type ShownCategory = ReturnType<typeof categoriesView>["categories"][number];
