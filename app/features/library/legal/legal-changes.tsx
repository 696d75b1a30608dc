import { useTranslation } from "react-i18next";
import type { Stretch } from "#app/shared/words/text-difference.ts";
import { ArrowLeft } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { Colon } from "#app/ui/text/joining.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";

export type LegalChanges = { title: string; from: number; to: number; difference: Stretch[] };

export function LegalChangesPage({ changes, path }: { changes: LegalChanges; path: string }) {
	const { t } = useTranslation("legal");
	const { title, from, to, difference } = changes;
	const isSame = difference.every(({ kind }) => kind === "same");
	return (
		<div className="container-reading py-6 md:py-8">
			<Link to={`${path}?version=${to}`} className="link inline-flex min-h-11 items-center gap-2 text-label">
				<ArrowLeft className="size-4.5" />
				{t("back")}
			</Link>
			<h1 className="mt-2 text-step-6">{title}</h1>
			<p className="mt-3 text-ui text-ink-muted">{t("changesTitle", { from, to })}</p>
			{isSame ? <p className="mt-8">{t("noChanges")}</p> : <Difference difference={difference} />}
		</div>
	);
}

export function Difference({ difference }: { difference: readonly Stretch[] }) {
	const { t } = useTranslation("legal");
	return (
		<p className="mt-8 whitespace-pre-wrap leading-relaxed">
			{difference.map(({ text, kind }, at) => {
				// Pieces have no other identity than their index.
				const key = `${at}-${kind}`;
				if (kind === "same") return <span key={key}>{text}</span>;
				const Tag = kind === "added" ? "ins" : "del";
				return (
					<Tag key={key} className={kind === "added" ? "bg-brand-soft" : "bg-danger-soft"}>
						<VisuallyHidden>
							{t(kind)}
							<Colon />
						</VisuallyHidden>
						{text}
					</Tag>
				);
			})}
		</p>
	);
}
