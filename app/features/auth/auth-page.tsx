import type { ReactNode } from "react";

type Props = { title: string; lede: string; children: ReactNode; below?: ReactNode; aside?: ReactNode };

/** The quiet page that all sign-in forms share: title, one form, the way to the other form. */
export function AuthPage({ title, lede, children, below, aside }: Props) {
	return (
		<div className="container-page grid justify-center py-12 md:py-18">
			<div className="w-full max-w-104">
				<h1 className="font-serif text-step-5">{title}</h1>
				<p className="mt-3 text-ui text-ink-muted">{lede}</p>
				<div className="mt-8">{children}</div>
				{below ? <div className="mt-8 border-t border-line pt-6 text-ui text-ink-muted">{below}</div> : null}
				{aside}
			</div>
		</div>
	);
}
