import { useLoaderData } from "@remix-run/react";
import { LegalChangesPage } from "../../features/legal/legal-changes";
import { LegalPage } from "../../features/legal/legal-page";
import { LEGAL_PATHS, type LegalKey } from "../../features/legal/legal-pages";
import type { legalLoader } from "./legal-loader";

/** A legal page, or what has changed in it. */
export function LegalRoute({ of: key }: { of: LegalKey }) {
	const { view, changes } = useLoaderData<ReturnType<typeof legalLoader>>();
	const path = LEGAL_PATHS[key];
	return view ? <LegalPage page={view} path={path} /> : <LegalChangesPage changes={changes} path={path} />;
}
