import { useTranslation } from "react-i18next";
import { CopyText } from "#app/features/site/share/copy-text.tsx";

type Props = { title: string; code: string; canCopy?: boolean };

export function CodeSample({ title, code, canCopy = false }: Props) {
	const { t } = useTranslation("developers");
	return (
		<figure className="min-w-0 rounded-card border border-line bg-surface-sunken">
			<figcaption className="flex min-h-11 items-center justify-between gap-3 border-b border-line px-4 text-step-1 font-strong text-ink-muted">
				{title}
				{canCopy ? (
					<CopyText text={code} copied={t("copied")} variant="quiet" className="-mr-3">
						{t("copy")}
					</CopyText>
				) : null}
			</figcaption>
			<pre translate="no" className="px-4 py-3 font-mono text-step-1 whitespace-pre-wrap wrap-anywhere">
				{code}
			</pre>
		</figure>
	);
}
