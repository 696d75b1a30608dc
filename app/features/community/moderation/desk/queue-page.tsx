import { useTranslation } from "react-i18next";
import { CaseList } from "./case-list";
import { QueueColumn, QueueColumns } from "./queue-columns";
import type { QueuePageData } from "./queue-page-data.server";
import { UndoNotice } from "./undo-notice";
import { useCaseKeys } from "./use-case-keys";

type Props = Pick<QueuePageData, "list" | "undo">;

/** The list of cases; the case that is opened from it stands beside it on wide screens, else on a page of its own. */
export function QueuePage({ list, undo }: Props) {
	const { t } = useTranslation("moderation");
	useCaseKeys();
	return (
		<>
			<UndoNotice undo={undo} query={list.query} />
			<QueueColumns>
				<QueueColumn>
					<CaseList list={list} />
				</QueueColumn>
				{list.cases.length > 0 ? (
					<QueueColumn isWideOnly isLast className="col-span-2">
						<p className="text-ui text-ink-muted">{t("choose")}</p>
					</QueueColumn>
				) : null}
			</QueueColumns>
		</>
	);
}
