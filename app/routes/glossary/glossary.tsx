import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { everyone, guarded } from "../../features/auth/access.server";
import { filterWords } from "../../features/catalog/list/filter-words";
import { GlossaryPage } from "../../features/glossary/list/glossary-page";
import { indexView } from "../../features/glossary/list/index-view";
import { LONGEST_FILTER } from "../../features/glossary/list/matching-terms";
import { listTermCourses } from "../../features/glossary/terms.repository.server";
import { listEntriesWithWords } from "../../features/library/library.server";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { getFixedT } from "../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

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
				...{ entries, courses, language },
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
