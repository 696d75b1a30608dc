import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { anyUser, guarded } from "../../features/auth/access.server";
import { userOfSession } from "../../features/auth/session/viewer.server";
import { listCourseNames } from "../../features/catalog/access/access.repository.server";
import { AccessPage } from "../../features/catalog/access/access-page";
import { accessRows } from "../../features/catalog/access/access-view";
import { listAllEntitlements } from "../../features/entitlements/entitlements.server";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { formatsFor } from "../../shared/words/formats";
import { getFixedT } from "../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

export const handle = page({ name: "access", i18n: ["access"], mayBeRestored: true });

/** `?course=7` puts the course first from which somebody was sent away. */
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
