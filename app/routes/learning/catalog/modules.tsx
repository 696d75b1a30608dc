import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { ModulesPage } from "#app/features/learning/catalog/course/modules-page.tsx";
import {
	modulesPageData,
	readModulesPage,
} from "#app/features/learning/enrollment/catalog/modules-page-data.server.ts";
import { isForSale } from "#app/features/money/gateway/open-gateway.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page<{ course: { title: string } }>({
	name: "modules",
	i18n: ["catalog"],
	layout: "article",
	cache: "visitors",
	crumbs: "reading",
	crumbAboveMeans: ({ course }) => course.title,
	without: ["learningPath"],
	errorKind: "course",
});

export const loader = guarded(everyone, {
	read: async ({ context, params, db, viewer }) =>
		readModulesPage(db, { courseId: params.courseId, viewer, language: await context.language }),
	handle: async ({ context, user, found }) => {
		const page = modulesPageData({
			found,
			user,
			language: await context.language,
			timeZone: context.timeZone,
			origin: context.origin,
			isForSale: isForSale(context.env),
		});
		if (!page) throw notFound();
		return page;
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function Modules() {
	const { course, curriculum, summaries } = useLoaderData<typeof loader>();
	return <ModulesPage course={course} curriculum={curriculum} summaries={summaries} />;
}
