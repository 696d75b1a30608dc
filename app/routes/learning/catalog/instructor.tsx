import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { TeacherPage } from "#app/features/learning/catalog/teacher/teacher-page.tsx";
import {
	readTeacherPage,
	teacherPageData,
} from "#app/features/learning/enrollment/catalog/teacher-page-data.server.ts";
import { isForSale } from "#app/features/money/gateway/open-gateway.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page<{ teacher: { name: string } }>({
	name: "instructor",
	i18n: ["catalog"],
	cache: "visitors",
	crumb: ({ teacher }) => teacher.name,
	without: ["learningPath"],
});

export const loader = guarded(everyone, {
	read: async ({ context, params, db, viewer }) =>
		readTeacherPage(db, { teacherId: params.teacherId, viewer, language: await context.language }),
	handle: async ({ context, request, user, found }) => {
		const page = teacherPageData({
			found,
			user,
			language: await context.language,
			address: new URL(request.url),
			origin: context.origin,
			isForSale: isForSale(context.env),
		});
		if (!page) throw notFound();
		return page;
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function Instructor() {
	const { teacher, figures, courses, isOwn, structured } = useLoaderData<typeof loader>();
	return <TeacherPage teacher={teacher} figures={figures} courses={courses} isOwn={isOwn} structured={structured} />;
}
