import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { MissingTerm } from "#app/features/library/glossary/term/missing-term.tsx";
import { TermPage } from "#app/features/library/glossary/term/term-page.tsx";
import { readTermPage, termPageData } from "#app/features/library/glossary/term/term-page-data.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { StructuredData } from "#app/ui/structured-data.tsx";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page<{ title: string }>({
	name: "term",
	i18n: ["glossary"],
	layout: "article",
	cache: "visitors",
	crumb: ({ title }) => title,
});

export const loader = guarded(everyone, {
	read: ({ context, request, db, params }) => readTermPage(db, { context, request, slug: String(params.slug) }),
	handle: async ({ context, db, request, user, found }) => {
		const { movedTo, page } = await termPageData(db, {
			found,
			user,
			language: await context.language,
			address: new URL(request.url),
			origin: context.origin,
		});
		if (movedTo !== undefined) throw redirect(movedTo, 301);
		return data(page, page.term ? 200 : 404);
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
