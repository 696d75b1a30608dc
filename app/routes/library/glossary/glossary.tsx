import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { filterWords } from "#app/features/learning/catalog/list/filter-words.ts";
import { listEntriesWithWords } from "#app/features/library/entries/face.server.ts";
import { GlossaryPage } from "#app/features/library/glossary/list/glossary-page.tsx";
import { indexView } from "#app/features/library/glossary/list/index-view.ts";
import { LONGEST_FILTER } from "#app/features/library/glossary/list/matching-terms.ts";
import { listTermCourses } from "#app/features/library/glossary/terms.repository.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({
	name: "glossary",
	i18n: ["glossary"],
	layout: "list",
	inSiteMap: true,
	cache: "visitors",
	query: ["q"],
	navigation: [{ in: "footer.learn", at: 4 }],
});

export const loader = guarded(everyone, {
	read: async ({ context, db }) =>
		db.batch([listEntriesWithWords(db, { kind: "term", language: await context.language }), listTermCourses(db)]),
	handle: async ({ context, request, found: [entries, courses] }) => {
		const language = await context.language;
		const t = getFixedT(language, "glossary");
		return {
			title: t("title"),
			description: t("description"),
			index: indexView({
				entries,
				courses,
				language,
				topicInWords: (topic) => filterWords(getFixedT(language, "catalog"), "topic", topic),
			}),
			asked: (new URL(request.url).searchParams.get("q") ?? "").slice(0, LONGEST_FILTER),
		};
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function Glossary() {
	const { index, asked } = useLoaderData<typeof loader>();
	return <GlossaryPage index={index} asked={asked} />;
}
