import type { ReactNode } from "react";

type Props = {
	note: ReactNode;
	children: ReactNode;
};

export function NameAndNote({ note, children }: Props) {
	return (
		<span className="flex min-w-0 flex-wrap items-baseline gap-x-2.5 [overflow-wrap:anywhere] wide-list:flex-nowrap">
			<span className="min-w-0 wide-list:max-w-full wide-list:shrink-0 wide-list:truncate">{children}</span>
			{note ? (
				<span className="min-w-0 text-step-1 font-normal text-ink-subtle wide-list:truncate wide-list:[&_wbr]:hidden">
					{note}
				</span>
			) : null}
		</span>
	);
}
