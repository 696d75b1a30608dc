import type { ReactNode } from "react";

type Props = { title: string; lede: string; children: ReactNode; below?: ReactNode; aside?: ReactNode };

export function AuthPage(props: Props) {
	return (
		<div className="container-page grid justify-center py-12 md:py-18">
			<AuthColumn {...props} className="w-full max-w-104" />
		</div>
	);
}

export function AuthColumn({ title, lede, children, below, aside, className }: Props & { className: string }) {
	return (
		<div className={className}>
			<h1 className="font-serif text-step-5">{title}</h1>
			<p className="mt-3 text-ui text-ink-muted">{lede}</p>
			<div className="mt-6 md:mt-8">{children}</div>
			{below ? (
				<div className="mt-6 border-t border-line pt-5 text-ui md:mt-8 md:pt-6 text-ink-muted">{below}</div>
			) : null}
			{aside}
		</div>
	);
}
