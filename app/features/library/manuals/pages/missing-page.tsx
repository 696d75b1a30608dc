import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button.tsx";
import { SectionNotFound } from "#app/ui/states/section-not-found.tsx";
import { ChapterList } from "../manual-contents";
import { type ManualRole, manualPath } from "../manual-roles";
import type { Chapter, PageInTree } from "../manual-view";

type Props = { role: ManualRole; tree: Chapter[]; nearest: PageInTree[] };

export function MissingManualPage({ role, tree, nearest }: Props) {
	const { t } = useTranslation("manuals");
	return (
		<SectionNotFound
			title={t("missing.title")}
			text={t("missing.text")}
			meant={t("missing.meant")}
			nearest={nearest.map(({ slug, title, inEnglish }) => ({ to: manualPath(role, slug), title, inEnglish }))}
		>
			<LinkButton to={manualPath(role)}>{t(`titles.${role}`)}</LinkButton>
			<div className="w-full">
				<ChapterList role={role} tree={tree} />
			</div>
		</SectionNotFound>
	);
}
