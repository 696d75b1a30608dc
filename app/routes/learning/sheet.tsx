import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { anyUser, guarded } from "../../features/auth/access.server";
import { SheetPage } from "../../features/learning/sheets/sheet-page";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { requestedSheet } from "./requested-sheet";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

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
