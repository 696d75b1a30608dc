import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { ParagraphRow } from "#app/shared/text/paragraph-differences.server.ts";
import type { TextPiece } from "#app/shared/text/text-piece.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Pieces } from "#app/ui/writing/pieces.tsx";

type Props = {
	rows: readonly ParagraphRow[];
	view: "split" | "single";
	/** Of the texts. */
	language: string;
	versions: readonly [older: string, newer: string];
};

const ROW =
	"grid gap-x-8 gap-y-2 border-b border-line py-3 data-current:outline-2 data-current:outline-offset-2 data-current:outline-brand";

/** Two texts side by side, aligned by paragraph; on a phone one below the other. */
export function ChangedRows({ rows, view, language, versions: [older, newer] }: Props) {
	const { t, i18n } = useTranslation("course-history");
	const id = useId();
	const columns = view === "split" && "md:grid-cols-2";
	return (
		<div className="min-w-0 border-t border-line">
			{rows.map((row, at) => {
				const key = `${at} ${row.kind}`;
				if (row.kind === "same") return <SameRun key={key} paragraphs={row.paragraphs} language={language} />;
				if (row.kind === "changed") {
					return (
						<div
							key={key}
							data-change
							data-removed={said(row.was, "gone")}
							data-added={said(row.is, "new")}
							className={classNames(ROW, columns)}
						>
							<Side pieces={row.was} language={language} missing={t("compare.notIn", { version: older })} />
							<Side pieces={row.is} language={language} missing={t("compare.notIn", { version: newer })} />
						</div>
					);
				}
				const isWas = row.side === "was";
				const text = (
					<p lang={language} className="min-w-0 text-ui whitespace-pre-wrap [overflow-wrap:anywhere]">
						{row.text}
					</p>
				);
				const words = t(isWas ? "compare.movedTo" : "compare.movedFrom");
				const note = (
					<a
						href={`#${id}-${row.number}-${isWas ? "is" : "was"}`}
						lang={i18n.language}
						className="min-h-11 self-start rounded-control border border-dashed border-control px-3 py-2.5 text-label text-ink-muted"
					>
						{isWas ? "↓" : "↑"} {words}
					</a>
				);
				return (
					<div
						key={key}
						id={`${id}-${row.number}-${row.side}`}
						tabIndex={-1}
						data-change={isWas ? "" : undefined}
						data-said={`${words}: ${shortened(row.text)}`}
						className={classNames(ROW, columns)}
					>
						{isWas ? text : note}
						{isWas ? note : text}
					</div>
				);
			})}
		</div>
	);
}

function Side({ pieces, language, missing }: { pieces: TextPiece[] | null; language: string; missing: string }) {
	if (pieces) return <Pieces pieces={pieces} lang={language} />;
	return (
		<p className="self-start rounded-control border border-dashed border-control px-3 py-2 text-label text-ink-muted">
			{missing}
		</p>
	);
}

function SameRun({ paragraphs, language }: { paragraphs: readonly string[]; language: string }) {
	const { t } = useTranslation("course-history");
	return (
		<details className="border-b border-line bg-surface-sunken px-3">
			<summary className="flex min-h-11 flex-wrap items-center justify-center gap-x-2 text-step-1 text-ink-muted">
				{t("compare.run", { count: paragraphs.length })}
				<span className="underline underline-offset-4">{t("compare.show")}</span>
			</summary>
			<div lang={language} className="grid gap-3 pb-3 text-ui whitespace-pre-wrap [overflow-wrap:anywhere]">
				{paragraphs.map((paragraph, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move within a run
					<p key={at}>{paragraph}</p>
				))}
			</div>
		</details>
	);
}

const SAID_CHARACTERS = 160;

/** What a screen reader says of a side: its changed pieces. */
function said(pieces: readonly TextPiece[] | null, change: TextPiece["change"]): string | undefined {
	const changed = pieces?.filter((piece) => piece.change === change).map(({ text }) => text.trim()) ?? [];
	return changed.length > 0 ? shortened(changed.join(", ")) : undefined;
}

function shortened(text: string): string {
	return text.length > SAID_CHARACTERS ? `${text.slice(0, SAID_CHARACTERS)}…` : text;
}
