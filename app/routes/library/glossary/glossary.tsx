import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { GlossaryPage } from "#app/features/library/glossary/list/glossary-page.tsx";
import { glossaryPageData, readGlossaryPage } from "#app/features/library/glossary/list/glossary-page-data.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

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
	read: async ({ context, db }) => readGlossaryPage(db, await context.language),
	handle: async ({ context, request, found }) =>
		glossaryPageData(found, { language: await context.language, search: new URL(request.url).searchParams }),
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function Glossary() {
	const { index, asked } = useLoaderData<typeof loader>();
	return <GlossaryPage index={index} asked={asked} />;
}
