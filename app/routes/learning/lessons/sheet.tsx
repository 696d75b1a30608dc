import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { requestedSheet } from "#app/features/learning/lessons/sheets/requested-sheet.server.ts";
import { SheetPage } from "#app/features/learning/lessons/sheets/sheet-page.tsx";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "sheet",
	i18n: ["lesson"],
	layout: "room",
	mayBeRestored: true,
	ownFrame: true,
	without: ["learningPath", "courseButton"],
});

export const loader = guarded(anyUser, async ({ context, db, params, user }) => {
	const { body: _, ...sheet } = await requestedSheet({ context, db, params, user });
	return sheet;
});

export const meta = ({ data: sheet }: MetaArgs<typeof loader>) =>
	pageMeta(sheet && { title: sheet.title, description: sheet.summary });

export default function Sheet() {
	return <SheetPage sheet={useLoaderData<typeof loader>()} />;
}
