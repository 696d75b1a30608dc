import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { CatalogPage } from "#app/features/learning/catalog/list/catalog-page.tsx";
import { FACET_NAMES } from "#app/features/learning/catalog/list/catalog-query.ts";
import {
	coursesPageData,
	readCoursesPage,
} from "#app/features/learning/enrollment/catalog/courses-page-data.server.ts";
import { isForSale } from "#app/features/money/gateway/open-gateway.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { AUDIENCES, page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { movedForGood } from "#app/shared/request/moved-for-good.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "courses",
	i18n: ["catalog"],
	layout: "list",
	inSiteMap: true,
	cache: "visitors",
	query: [...FACET_NAMES, "q", "sort", "page"],
	navigation: [
		{ in: "header", at: 2 },
		{ in: "footer.learn", at: 1 },
	],
	preload: AUDIENCES,
	without: ["learningPath"],
});

export const loader = guarded(everyone, {
	read: async ({ context, request, db, viewer }) =>
		readCoursesPage(db, { search: new URL(request.url).searchParams, viewer, language: await context.language }),
	handle: async ({ context, request, user, found }) => {
		const url = new URL(request.url);
		const { movedTo, ...shown } = coursesPageData({
			found,
			user,
			search: url.searchParams,
			language: await context.language,
			origin: context.origin,
			isForSale: isForSale(context.env),
		});
		if (movedTo !== null) throw movedForGood(`${url.pathname}${movedTo}`);
		return shown;
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function Courses() {
	const { view, query, facets, schoolTotal, aboutTopic } = useLoaderData<typeof loader>();
	return <CatalogPage view={view} query={query} facets={facets} schoolTotal={schoolTotal} aboutTopic={aboutTopic} />;
}
