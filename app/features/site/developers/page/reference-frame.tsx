import type { ReactNode } from "react";
import { Contents, type ContentsEntry } from "./contents";

type Props = {
	title: string;
	lede: string;
	head?: ReactNode;
	contents: readonly { title: string | null; entries: readonly ContentsEntry[] }[];
	children: ReactNode;
};

export function ReferenceFrame({ title, lede, head, contents, children }: Props) {
	return (
		<div className="container-page py-10 md:py-16">
			<header className="border-b border-line-strong pb-8">
				<h1 className="text-step-6">{title}</h1>
				<p className="mt-3 max-w-150 text-step-3 text-ink-muted">{lede}</p>
				{head}
			</header>
			<div className="lg:mt-12 lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)] lg:gap-x-16">
				<Contents groups={contents} />
				<div className="min-w-0 max-lg:mt-10">{children}</div>
			</div>
		</div>
	);
}
