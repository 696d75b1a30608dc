import { useTranslation } from "react-i18next";
import type { PageName } from "./page";

/** A page by its name; `within`: the pages above it, the outermost first, where several pages have the same name. */
export type LabelledPage = { name: PageName; within?: PageName[] };

/** Names pages in the reader's language so that no two of a list read the same. Needs the words of `frame`. */
export function usePageLabel(): (page: LabelledPage) => string {
	const { t } = useTranslation("frame");
	return ({ name, within = [] }) => {
		const own = t(`pages.${name}`);
		const above = within.map((page) => t(`pages.${page}`)).join(" / ");
		return above ? t("pageWithin", { name: own, within: above }) : own;
	};
}
