import { useMatches } from "@remix-run/react";
import { useTranslation } from "react-i18next";

/**
 * The title of a document whose loader has answered with an error and named nothing. Nearly always it is a page that is
 * not there; any other error names itself as soon as it runs (`PageTitle`).
 */
export function FallbackTitle() {
	const { t } = useTranslation();
	const page = useMatches().at(-1);
	return page && page.data === undefined ? <title>{`${t("notFound.title")} · G.R.E.W.`}</title> : null;
}
