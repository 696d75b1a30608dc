import { useTranslation } from "react-i18next";
import type { PageName } from "./page";

export type LabelledPage = { name: PageName; within?: PageName[] };

/** Names pages in the reader's language; pages of the same name include their parents. Needs the namespace `frame`. */
export function usePageLabel(): (page: LabelledPage) => string {
	const { t } = useTranslation("frame");
	return ({ name, within = [] }) => {
		const own = t(`pages.${name}`);
		const above = within.map((page) => t(`pages.${page}`)).join(" / ");
		return above ? t("pageWithin", { name: own, within: above }) : own;
	};
}
