import type { ReactNode } from "react";
import { Link } from "../link";

type Props = {
	title: string;
	text: string;
	meant: string;
	nearest: readonly { to: string; title: string; inEnglish?: boolean }[];
	children: ReactNode;
};

export function SectionNotFound({ title, text, meant, nearest, children }: Props) {
	return (
		<div className="container-page pt-8 pb-14 md:pt-12">
			<p className="font-serif text-step-4 text-accent-text tabular">404</p>
			<h1 className="mt-2 max-w-160 font-serif text-step-6">{title}</h1>
			<p className="mt-4 max-w-140 text-step-3 text-ink-muted">{text}</p>
			{nearest.length > 0 ? (
				<section aria-labelledby="meant" className="mt-8 max-w-160">
					<h2 id="meant" className="font-sans text-label font-strong">
						{meant}
					</h2>
					<ul className="mt-2 border-t border-line-strong">
						{nearest.map(({ to, title, inEnglish }) => (
							<li key={to} className="border-b border-line">
								<Link
									to={to}
									lang={inEnglish ? "en" : undefined}
									className="flex min-h-13 items-center link font-serif text-step-3"
								>
									{title}
								</Link>
							</li>
						))}
					</ul>
				</section>
			) : null}
			<div className="mt-8 flex flex-wrap gap-3">{children}</div>
		</div>
	);
}
