import { useTranslation } from "react-i18next";
import type { TextPiece } from "#app/shared/text/text-piece.ts";
import { Notice } from "../notice";
import { Pieces } from "./pieces";

/** Somebody else's draft compared with the typed one, field by field. */
export type ComparedDraft = {
	by: string | null;
	/** The draft was published or discarded meanwhile. */
	isGone: boolean;
	fields: { path: string; pieces: TextPiece[] }[];
};

type Props = { conflict: ComparedDraft; lang: string; label: (path: string) => string };

/** Shown above a form that was not saved because somebody saved before. Needs the words of `writing`. */
export function WritingConflict({ conflict: { by, isGone, fields }, lang, label }: Props) {
	const { t } = useTranslation("writing");
	return (
		<section className="mb-6 grid gap-4">
			<Notice tone="warning" title={t("conflict.title")}>
				{isGone ? t("conflict.gone") : t("conflict.text", { name: by ?? t("conflict.someone") })}
			</Notice>
			<div className="rounded-card border border-line p-4">
				<h2 className="text-label font-strong">{t("conflict.theirs")}</h2>
				{fields.length === 0 ? <p className="text-ui">{t("conflict.same")}</p> : null}
				<dl className="mt-2 grid gap-3">
					{fields.map(({ path, pieces }) => (
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
