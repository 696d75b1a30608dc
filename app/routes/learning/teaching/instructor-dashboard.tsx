import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { TeachingPage } from "#app/features/learning/teaching/teaching-page.tsx";
import { readTeachingPage, teachingPageData } from "#app/features/learning/teaching/teaching-page-data.server.ts";
import { guarded, instructors } from "#app/features/people/auth/access.server.ts";
import { CLOSED_PAGES } from "#app/features/people/auth/closed-page-notice.tsx";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { readFlash } from "#app/shared/request/flash-cookie.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "instructor-dashboard",
	i18n: ["teaching", "lists"],
	layout: "dashboard",
	navigation: [
		{ in: "header", at: 1, for: ["instructor"], label: "pages.dashboard" },
		{ in: "account", at: 1, for: ["instructor"], label: "pages.dashboard" },
		{ in: "account", at: 2, for: ["admin"] },
		{ in: "footer.account", at: 1, for: ["instructor"], label: "pages.dashboard" },
	],
	preload: ["instructor"],
	without: ["learningPath"],
});

export const loader = guarded(instructors, {
	read: async ({ context, db, request, viewer }) =>
		readTeachingPage(db, { search: new URL(request.url).searchParams, viewer, language: await context.language }),
	handle: async ({ context, request, user, found }) => {
		const search = new URL(request.url).searchParams;
		const teaching = teachingPageData(found, { user, language: await context.language, search, now: new Date() });
		if (!teaching) throw notFound();
		if (teaching.movedTo) throw redirect(teaching.movedTo);
		const { flash: closed, headers } = readFlash(request, CLOSED_PAGES);
		return data({ ...teaching.page, closed }, { headers });
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function InstructorDashboard() {
	return <TeachingPage {...useLoaderData<typeof loader>()} />;
}
