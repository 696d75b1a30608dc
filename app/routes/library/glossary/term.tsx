import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { readExamples } from "#app/features/learning/examples/read-examples.server.ts";
import {
	findEntry,
	findMergedInto,
	listEntriesBySlug,
	listEntriesWithWords,
} from "#app/features/library/entries/face.server.ts";
import { listNamedLessons } from "#app/features/library/entries/named-lessons.repository.server.ts";
import { readTerms } from "#app/features/library/glossary/linking/read-terms.server.ts";
import { MissingTerm } from "#app/features/library/glossary/term/missing-term.tsx";
import { nearestTerms } from "#app/features/library/glossary/term/nearest-terms.ts";
import { TermPage } from "#app/features/library/glossary/term/term-page.tsx";
import { termView } from "#app/features/library/glossary/term/term-view.ts";
import { listTermTitles, relatedSlugs } from "#app/features/library/glossary/terms.repository.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { termFacts } from "#app/shared/pages/structured-data.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { languageInAddress, withLanguagePrefix } from "#app/shared/words/language-prefix.ts";
import { StructuredData } from "#app/ui/structured-data.tsx";

export { shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

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
