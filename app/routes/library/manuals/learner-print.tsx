import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { printedManualLoader } from "#app/features/library/manuals/pages/manual-loaders.server.ts";
import { MANUAL_WORDS } from "#app/features/library/manuals/pages/manual-words.ts";
import { PrintManual } from "#app/features/library/manuals/print/print-manual.tsx";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "print",
	addressWords: MANUAL_WORDS,
	i18n: ["manuals"],
	layout: "room",
	ownFrame: true,
	without: ["learningPath", "courseButton"],
	cache: "visitors",
	query: ["pdf"],
});

export const loader = printedManualLoader("learner");

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function PrintedLearnerManual() {
	const { role, chapters } = useLoaderData<typeof loader>();
	return <PrintManual role={role} chapters={chapters} />;
}
