import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { anyUser, guarded } from "../../features/auth/access.server";
import { toLessonId } from "../../features/learning/lesson/lesson-id";
import { findSheet } from "../../features/learning/sheets/find-sheet.server";
import { SheetPage } from "../../features/learning/sheets/sheet-page";
import { notFound } from "../../shared/api/api-error.server";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

export const handle = page({
	name: "sheet",
	i18n: ["lesson"],
	layout: "room",
	ownFrame: true,
	without: ["learningPath", "courseButton"],
});

export const loader = guarded(anyUser, async ({ context, db, params, user }) => {
	const lessonId = toLessonId(params.lessonId);
	if (lessonId === null) throw notFound();
	const sheet = await findSheet(db, {
		lessonId,
		name: String(params.name),
		language: await context.language,
		user,
		now: new Date(),
	});
	if (!sheet) throw notFound();
	return { ...sheet, lessonId };
});

export const meta = ({ data: sheet }: MetaArgs<typeof loader>) =>
	pageMeta(sheet && { title: sheet.title, description: sheet.summary });

export default function Sheet() {
	return <SheetPage sheet={useLoaderData<typeof loader>()} />;
}
