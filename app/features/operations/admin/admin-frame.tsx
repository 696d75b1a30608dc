import type { ReactNode } from "react";
import { PathCrumbs } from "#app/features/site/layout/crumbs/path-crumbs.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { AdminRail } from "./admin-rail";

type Props = {
	title: string;
	actions?: ReactNode;
	drawer?: ReactNode;
	children: ReactNode;
};

/** A route that uses it must list the words of `admin` in its `handle`. */
export function AdminFrame({ title, actions, drawer, children }: Props) {
	return (
		<div
			className={classNames(
				"relative -mb-18 md:-mb-28 lg:grid lg:min-h-[calc(100dvh-4.5rem)] lg:grid-cols-[14.5rem_minmax(0,1fr)]",
				drawer ? "xl:grid-cols-[14.5rem_minmax(0,1fr)_27rem]" : null,
			)}
		>
			<AdminRail />
			<div className="w-full max-w-(--page-width) min-w-0 px-(--gutter) pt-8 pb-18 [--page-width:calc(72rem+2*var(--gutter))] md:pt-10">
				<PathCrumbs />
				<div className="mt-1 flex flex-wrap items-center justify-between gap-4">
					<h1 className="font-serif text-step-5">{title}</h1>
					{actions}
				</div>
				<div className="mt-8">{children}</div>
			</div>
			{drawer}
		</div>
	);
}
