import { useLoaderData } from "@remix-run/react";
import { LanguageList } from "#app/features/learning/catalog/languages/language-list.tsx";
import { LegalChangesPage } from "./legal-changes.tsx";
import type { legalLoader } from "./legal-loader.server";
import { LegalPage } from "./legal-page.tsx";
import { MissingLegalPage } from "./missing-legal-page.tsx";

export function LegalRoute() {
	const { view, changes, languages, missing, path } = useLoaderData<ReturnType<typeof legalLoader>>();
	if (view) return <LegalPage page={view} path={path} below={<LanguageList courses={languages} />} />;
	return changes ? <LegalChangesPage changes={changes} path={path} /> : <MissingLegalPage nearest={missing ?? []} />;
}
