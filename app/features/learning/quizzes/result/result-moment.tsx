import type { ReactNode } from "react";
import { PlatDrawing } from "#app/features/learning/enrollment/moments/plat-drawing.tsx";
import { CircleCheck } from "#app/ui/icons.tsx";
import { Notice } from "#app/ui/notice.tsx";

type Props = { passed: boolean; title: string; answers: readonly { correct: boolean }[]; children: ReactNode };

export function ResultMoment({ passed, title, answers, children }: Props) {
	if (!passed) {
		return (
			<Notice tone="info" className="mt-4" title={title}>
				{children}
			</Notice>
		);
	}
	return (
		<div className="mt-4 flex flex-wrap items-center gap-x-7 gap-y-4 border-y border-line-strong py-5">
			<PlatDrawing states={answers.map(({ correct }) => (correct ? "done" : "todo"))} className="h-28 w-50" />
			<div className="min-w-0 grow basis-60">
				<p className="flex items-center gap-2 font-serif text-step-4 text-brand-text">
					<CircleCheck className="size-6" />
					{title}
				</p>
				<div className="mt-1 text-ui text-ink-muted">{children}</div>
			</div>
		</div>
	);
}
