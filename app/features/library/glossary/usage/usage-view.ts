import type { Language } from "#app/shared/words/languages.ts";
import { asTitle } from "../term/as-title";
import type { TermNames } from "../terms.repository.server";
import type { listUsage, UsagePlace } from "./usage.repository.server";

type UsageRow = Awaited<ReturnType<typeof listUsage>>[number];

export type TermUsage = {
	slug: string;
	title: string;
	isNeverLinked: boolean;
	all: number;
	texts: Record<UsagePlace, number>;
};

export function usageView(names: readonly TermNames[], usage: readonly UsageRow[], language: Language): TermUsage[] {
	return names
		.filter((row) => row.language === language)
		.map(({ id, slug, title, link }) => {
			const textsIn = (place: UsagePlace) =>
				usage.find((row) => row.documentId === id && row.place === place)?.texts ?? 0;
			const texts = {
				lesson: textsIn("lesson"),
				help: textsIn("help"),
				resource: textsIn("resource"),
				term: textsIn("term"),
			};
			const all = Object.values(texts).reduce((sum, count) => sum + count, 0);
			return { slug, title: asTitle(title, language), isNeverLinked: link === "never", all, texts };
		})
		.sort((a, b) => b.all - a.all || a.title.localeCompare(b.title, language));
}
