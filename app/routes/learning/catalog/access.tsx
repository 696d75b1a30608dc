import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { listCourseNames } from "#app/features/learning/catalog/access/access.repository.server.ts";
import { AccessPage } from "#app/features/learning/catalog/access/access-page.tsx";
import { accessRows } from "#app/features/learning/catalog/access/access-view.ts";
import { listAllEntitlements } from "#app/features/learning/entitlements/face.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { userOfSession } from "#app/features/people/auth/session/viewer.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({ name: "access", i18n: ["access"], mayBeRestored: true });

/** `?course=7` lists first the course whose page sent the visitor here. */
export const loader = guarded(anyUser, {
	read: async ({ context, db, viewer }) =>
		db.batch([listCourseNames(db, await context.language), listAllEntitlements(db, userOfSession(viewer.session))]),
	handle: async ({ context, request, user, found: [courses, held] }) => {
		const language = await context.language;
		const t = getFixedT(language, "access");
		const formats = formatsFor({ language, timeZone: user.timeZone });
		const rows = accessRows(courses, { held, formats, now: new Date() });
		const course = new URL(request.url).searchParams.get("course");
		return {
			title: t("title"),
			description: t("lede"),
			rows,
			asked: rows.find(({ courseId }) => String(courseId) === course) ?? null,
			isStaff: user.role !== "student",
		};
	},
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export default function WhatIsOpen() {
	const { rows, asked, isStaff } = useLoaderData<typeof loader>();
	return <AccessPage rows={rows} asked={asked} isStaff={isStaff} />;
}
