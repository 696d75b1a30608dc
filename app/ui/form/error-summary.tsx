import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { joinSentences, labelledValue } from "#app/shared/words/joining.ts";
import { CircleAlert } from "../icons";
import { fieldName } from "./field-name";

export type FieldProblem = {
	fieldId: string;
	message: string;
	/** The field's label; read from the page if missing. */
	name?: string;
};

type Props = {
	title: ReactNode;
	errors: FieldProblem[];
	/** New for each response (its data), so that repeated errors take the focus again. */
	answer?: unknown;
	/** The messages already name their fields. */
	isNamed?: boolean;
};

/** Links each error to its field. Takes the focus when errors appear; renders nothing without them. */
export function ErrorSummary({ title, errors, answer, isNamed = false }: Props) {
	const { i18n } = useTranslation();
	const box = useRef<HTMLDivElement>(null);
	const [names, setNames] = useState<ReadonlyMap<string, string | null>>(new Map());
	const signature = errors.map(({ fieldId, message }) => `${fieldId} ${message}`).join("\n");

	// biome-ignore lint/correctness/useExhaustiveDependencies: a new answer with the same errors counts as new
	useEffect(() => {
		if (!signature) return;
		if (!isNamed) setNames(new Map(errors.map(({ fieldId }) => [fieldId, fieldName(fieldId)])));
		// After the names are rendered, so that screen readers read them.
		const frame = requestAnimationFrame(() => box.current?.focus());
		return () => cancelAnimationFrame(frame);
	}, [signature, answer]);

	if (errors.length === 0) return null;
	return (
		<div ref={box} role="alert" tabIndex={-1} className="rounded-card border border-danger bg-danger-soft p-5 text-ui">
			<p className="flex items-start gap-2 font-strong text-danger">
				<CircleAlert className="mt-0.5 size-5" />
				{title}
			</p>
			<ul className="mt-2 grid gap-1 pl-7">
				{errors.map(({ fieldId, message, name: known }) => {
					const name = names.get(fieldId) ?? known;
					return (
						<li key={fieldId}>
							<a href={`#${fieldId}`} className="inline-block py-1 text-ink underline underline-offset-4">
								{name ? namedMessage(i18n.language, name, message) : message}
							</a>
						</li>
					);
				})}
			</ul>
		</div>
	);
}

/** A label that is a question keeps its question mark instead of a colon. */
function namedMessage(language: string, name: string, message: string): string {
	return /[?？]$/.test(name) ? joinSentences(language, [name, message]) : labelledValue(language, name, message);
}
