import { useTranslation } from "react-i18next";
import { formatBytes } from "#app/shared/words/format-bytes.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Progress } from "#app/ui/figures/progress.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { type ExportView, exportPath, isUnfinished } from "./export-view";
import { useExportProgress } from "./use-export-progress";

/** A live region with the progress, then the download link. A page with it must list `exports` in its `i18n`. */
export function ExportProgress({ export: initial }: { export: ExportView }) {
	const { t, i18n } = useTranslation("exports");
	const { id, state, done, total, bytes, until } = useExportProgress(initial);
	const isMade = isUnfinished({ state });
	return (
		<div className="grid max-w-120 gap-3">
			<div aria-live="polite" aria-atomic="true">
				{isMade ? <p>{state === "waiting" || total === null ? t("waiting") : t("running", { done, total })}</p> : null}
				{state === "ready" && until ? (
					<p>{t("ready", { size: formatBytes(bytes ?? 0, i18n.language), until })}</p>
				) : null}
				{state === "failed" ? <Notice tone="danger">{t("failed")}</Notice> : null}
			</div>
			{isMade ? (
				<>
					<Progress label={t("progress")} value={total ? done : null} max={total ?? undefined} />
					<p className="text-label text-ink-muted">{t("mailComes")}</p>
				</>
			) : null}
			{state === "ready" ? (
				<div>
					<LinkButton to={exportPath(id)} reloadDocument variant="secondary">
						{t("download")}
					</LinkButton>
				</div>
			) : null}
		</div>
	);
}
