import { type ReactNode, useId } from "react";

type Props = {
	title: ReactNode;
	text?: ReactNode;
	state?: ReactNode;
	id?: string;
	children: ReactNode;
};

export function SplitSection({ title, text, state, id, children }: Props) {
	const headingId = useId();
	return (
		<section
			id={id}
			aria-labelledby={headingId}
			className="grid gap-x-10 gap-y-5 border-t border-line-strong py-7 lg:grid-cols-[15rem_minmax(0,1fr)]"
		>
			<div>
				<h2 id={headingId} className="font-serif text-step-3">
					{title}
				</h2>
				{text ? <p className="mt-1.5 text-label text-ink-muted">{text}</p> : null}
				{state ? <div className="mt-3">{state}</div> : null}
			</div>
			<div className="min-w-0">{children}</div>
		</section>
	);
}
