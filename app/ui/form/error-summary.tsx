import { type ReactNode, useEffect, useRef } from "react";
import { CircleAlert } from "../icons";

export type FieldProblem = { fieldId: string; message: string };

type Props = {
	title: ReactNode;
	errors: FieldProblem[];
	/** Anything new per answer of the server (its data), so the same errors take the focus again. */
	answer?: unknown;
};

/** What to mend, above the form. It takes the focus when errors appear, and is nothing without them. */
export function ErrorSummary({ title, errors, answer }: Props) {
	const box = useRef<HTMLDivElement>(null);
	const signature = errors.map(({ fieldId, message }) => `${fieldId} ${message}`).join("\n");

	// biome-ignore lint/correctness/useExhaustiveDependencies: a new answer with the same errors counts as new
	useEffect(() => {
		if (signature) box.current?.focus();
	}, [signature, answer]);

	if (errors.length === 0) return null;
	return (
		<div ref={box} role="alert" tabIndex={-1} className="rounded-card border border-danger bg-danger-soft p-5 text-ui">
			<p className="flex items-start gap-2 font-strong text-danger">
				<CircleAlert className="mt-0.5 size-5" />
				{title}
			</p>
			<ul className="mt-2 grid gap-1 pl-7">
				{errors.map(({ fieldId, message }) => (
					<li key={fieldId}>
						<a href={`#${fieldId}`} className="inline-block py-1 text-ink underline underline-offset-4">
							{message}
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}
