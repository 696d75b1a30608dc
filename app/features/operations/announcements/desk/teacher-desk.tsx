import type { ReactNode } from "react";

type Props = { title: string; actions?: ReactNode; children: ReactNode };

/** The desk as a page of a teacher: what `AdminFrame` is for admins. */
export function TeacherDesk({ title, actions, children }: Props) {
	return (
		<div className="container-page pt-4 pb-4 md:pt-6">
			<div className="flex flex-wrap items-center justify-between gap-4">
				<h1 className="min-w-0 font-serif text-step-5 [overflow-wrap:anywhere]">{title}</h1>
				{actions}
			</div>
			<div className="mt-8">{children}</div>
		</div>
	);
}
