import { useMatches } from "@remix-run/react";
import { useTranslation } from "react-i18next";

/** Title when the loader failed: usually "not found"; other errors set theirs after hydration (`PageTitle`). */
export function FallbackTitle() {
	const { t } = useTranslation();
	const page = useMatches().at(-1);
	return page && page.data === undefined ? <title>{`${t("notFound.title")} · G.R.E.W.`}</title> : null;
}
