import { CopyButton } from "./copy-button";

type Props = { title: string; code: string; canCopy?: boolean };

/** Something to read or to copy as it is. Long lines break: nothing has to be scrolled sideways. */
export function CodeSample({ title, code, canCopy = false }: Props) {
	return (
		<figure className="min-w-0 rounded-card border border-line bg-surface-sunken">
			<figcaption className="flex min-h-11 items-center justify-between gap-3 border-b border-line px-4 text-step-1 font-strong text-ink-muted">
				{title}
				{canCopy ? <CopyButton text={code} /> : null}
			</figcaption>
			<pre translate="no" className="px-4 py-3 font-mono text-step-1 whitespace-pre-wrap wrap-anywhere">
				{code}
			</pre>
		</figure>
	);
}
