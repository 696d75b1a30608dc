import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ADMIN_LIST_PATHS, ADMIN_LIST_TABS } from "#app/features/library/entries/editor/admin-list-tabs.ts";
import { TabLinks } from "#app/ui/tabs/tab-links.tsx";
import { entryOfPage } from "./entry-of-page";

export function LibraryTabs() {
	const { t } = useTranslation("admin");
	const current = entryOfPage(useLocation().pathname, ADMIN_LIST_PATHS);
	return (
		<TabLinks
			label={t("rail.library")}
			items={ADMIN_LIST_TABS.map(({ to, words }) => ({ to, label: t(words), isCurrent: to === current }))}
			className="-mt-4 mb-4"
		/>
	);
}
