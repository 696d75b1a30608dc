import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { everyone, guarded } from "../../features/auth/access.server";
import { readExamples } from "../../features/examples/read-examples.server";
import { readTerms } from "../../features/glossary/linking/read-terms.server";
import { MissingTerm } from "../../features/glossary/term/missing-term";
import { nearestTerms } from "../../features/glossary/term/nearest-terms";
import { TermPage } from "../../features/glossary/term/term-page";
import { termView } from "../../features/glossary/term/term-view";
import { listTermTitles, relatedSlugs } from "../../features/glossary/terms.repository.server";
import {
	findEntry,
	findMergedInto,
	listEntriesBySlug,
	listEntriesWithWords,
} from "../../features/library/library.server";
import { listNamedLessons } from "../../features/library/named-lessons.repository.server";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { termFacts } from "../../shared/pages/structured-data";
import { formatsFor } from "../../shared/words/formats";
import { getFixedT } from "../../shared/words/i18n.server";
import { languageInAddress, withLanguagePrefix } from "../../shared/words/language-prefix";
import { StructuredData } from "../../ui/structured-data";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

export const handle = page<{ title: string }>({
	name: "term",
	i18n: ["glossary"],
	layout: "article",
	cache: "visitors",
	crumb: ({ title }) => title,
});

export const loader = guarded(everyone, {
	read: async ({ context, request, db, params }) => {
		const language = await context.language;
		const slug = String(params.slug);
		const [terms, examples, found] = await Promise.all([
			readTerms(context, language),
			readExamples(context, request),
			db.batch([
				findEntry(db, "term", slug, language),
				listTermTitles(db, slug),
				listEntriesBySlug(db, "term", relatedSlugs(slug), language),
				listNamedLessons(db, "term", slug, language),
			]),
		]);
		return { terms, examples, found };
	},
	handle: async ({ context, db, params, request, user, found: { terms, examples, found } }) => {
		const [[entry], titles, related, lessons] = found;
		const language = await context.language;
		const t = getFixedT(language, "glossary");
		const address = new URL(request.url);
		const at = withLanguagePrefix("/glossary", languageInAddress(address));
		if (!entry) {
			const [[merged], entries] = await db.batch([
				findMergedInto(db, String(params.slug)),
				listEntriesWithWords(db, { kind: "term", language }),
			]);
			if (merged) throw redirect(`${at}/${merged.slug}${address.search}`, 301);
			return data(
				{
					title: t("missing.title"),
					description: t("missing.text"),
					term: null,
					nearest: nearestTerms(String(params.slug), entries, language),
					facts: null,
				},
				404,
			);
		}
		const formats = formatsFor({ language, timeZone: "UTC" });
		const term = termView({
			entry,
			titles,
			related,
			lessons,
			isGuest: user === null,
			terms,
			examples,
			language,
			formats,
			at,
		});
		const url = `${context.origin}${at}`;
		return data({
			title: term.title,
			description: term.short,
			term,
			nearest: [],
			facts: termFacts({ title: term.title, summary: term.short, url: `${url}/${term.slug}`, setUrl: url }),
		});
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function Term() {
	const { term, nearest, facts } = useLoaderData<typeof loader>();
	if (!term) return <MissingTerm nearest={nearest} />;
	return (
		<>
			<StructuredData facts={facts} />
			<TermPage term={term} />
		</>
	);
}
