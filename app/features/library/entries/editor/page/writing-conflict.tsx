import { useTranslation } from "react-i18next";
import { Notice } from "#app/ui/notice.tsx";
import type { EditConflict } from "./answer-writing.server";
import { usePathLabel } from "./entry-form-context";
import { Pieces } from "./pieces";

export function WritingConflict({ conflict, lang }: { conflict: EditConflict; lang: string }) {
	const { t } = useTranslation("library");
	const label = usePathLabel();
	return (
		<section className="mb-6 grid gap-4">
			<Notice tone="warning" title={t("conflict.title")}>
				{conflict.isGone ? t("conflict.gone") : t("conflict.text", { name: conflict.by ?? t("editor.someone") })}
			</Notice>
			<div className="rounded-card border border-line p-4">
				<h2 className="text-label font-strong">{t("conflict.theirs")}</h2>
				{conflict.fields.length === 0 ? <p className="text-ui">{t("conflict.same")}</p> : null}
				<dl className="mt-2 grid gap-3">
					{conflict.fields.map(({ path, pieces }) => (
						<div key={path}>
							<dt className="text-step-1 text-ink-muted">{label(path)}</dt>
							<dd>
								<Pieces pieces={pieces} lang={lang} />
							</dd>
						</div>
					))}
				</dl>
			</div>
		</section>
	);
}
