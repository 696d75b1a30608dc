import { useTranslation } from "react-i18next";
import { LinkButton } from "../../ui/button";
import { ChapterList } from "./manual-contents";
import { type ManualRole, manualPath } from "./manual-roles";
import type { Chapter } from "./manual-view";

/** In the place of a page that a manual does not have: all that it has. */
export function MissingManualPage({ role, tree }: { role: ManualRole; tree: Chapter[] }) {
	const { t } = useTranslation("manuals");
	return (
		<div className="container-page pt-6 md:pt-8">
			<p className="font-serif text-step-4 text-accent-text tabular">404</p>
			<h1 className="mt-2 max-w-160 font-serif text-step-6">{t("missing.title")}</h1>
			<p className="mt-4 max-w-160 text-step-3 text-ink-muted">{t("missing.text")}</p>
			<LinkButton to={manualPath(role)} className="mt-6">
				{t(`titles.${role}`)}
			</LinkButton>
			<ChapterList role={role} tree={tree} />
		</div>
	);
}
