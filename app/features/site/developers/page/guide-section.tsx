import type { ReactNode } from "react";

type Props = { id: string; title: string; lede?: string; children: ReactNode };

export function GuideSection({ id, title, lede, children }: Props) {
	return (
		<section
			id={id}
			aria-labelledby={`${id}-title`}
			className="pb-14 not-first:border-t not-first:border-line-strong not-first:pt-8"
		>
			<h2 id={`${id}-title`} className="text-step-5">
				{title}
			</h2>
			{lede ? <p className="mt-3 max-w-150 text-ink-muted">{lede}</p> : null}
			<div className="mt-6 grid gap-8">{children}</div>
		</section>
	);
}
