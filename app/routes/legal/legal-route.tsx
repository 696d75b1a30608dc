import { useLoaderData } from "@remix-run/react";
import { LanguageList } from "../../features/catalog/languages/language-list";
import { LegalChangesPage } from "../../features/legal/legal-changes";
import { LegalPage } from "../../features/legal/legal-page";
import { MissingLegalPage } from "../../features/legal/missing-legal-page";
import type { legalLoader } from "./legal-loader";

/** A legal page, what has changed in it, or what may have been meant. */
export function LegalRoute() {
	const { view, changes, languages, missing, path } = useLoaderData<ReturnType<typeof legalLoader>>();
	if (view) return <LegalPage page={view} path={path} below={<LanguageList courses={languages} />} />;
	return changes ? <LegalChangesPage changes={changes} path={path} /> : <MissingLegalPage nearest={missing ?? []} />;
}
