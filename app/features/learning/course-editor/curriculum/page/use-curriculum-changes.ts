import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { applyChange, type Curriculum, type OrderChange, readPlace } from "../curriculum";
import type { CurriculumAnswer } from "./answer-curriculum.server";
import type { CurriculumProblem } from "./schemas";

/** A form of the page by its fields, without `stay`. */
export type SentForm = Readonly<Record<string, string>>;
type Sending = { form: SentForm; onSaved?: (() => void) | undefined };

export type CurriculumChanges = ReturnType<typeof useCurriculumChanges>;

/**
 * Saves changes of the curriculum one after another. `order` is the saved one with the changes that wait on top of it. A
 * change that fails stays, with those behind it, until it is tried again or dropped.
 */
export function useCurriculumChanges(saved: Curriculum) {
	const fetcher = useFetcher<CurriculumAnswer>({ key: "curriculum" });
	const { submit } = fetcher;
	const [waiting, setWaiting] = useState<readonly Sending[]>([]);
	const [problem, setProblem] = useState<{ problem: CurriculumProblem; path: string } | null>(null);
	const [hasSaved, setHasSaved] = useState(false);
	const isSent = useRef(false);
	const hasBegun = useRef(false);

	useEffect(() => {
		const [next, ...later] = waiting;
		if (fetcher.state !== "idle") hasBegun.current = true;
		else if (isSent.current) {
			if (!hasBegun.current) return;
			isSent.current = false;
			if (fetcher.data?.ok) {
				setWaiting(later);
				setHasSaved(true);
				next?.onSaved?.();
			} else setProblem({ problem: fetcher.data?.problem ?? "notSaved", path: fetcher.data?.path ?? "" });
		} else if (next && !problem) {
			isSent.current = true;
			hasBegun.current = false;
			// A request that fails at once would end before it is seen to have begun.
			submit({ ...next.form, stay: "1" }, { method: "post", flushSync: true });
		}
	}, [fetcher.state, fetcher.data, waiting, problem, submit]);

	const failed = problem && waiting[0] ? { form: waiting[0].form, ...problem } : null;
	return {
		order: waiting.reduce((order, { form }) => {
			const change = orderChangeOf(form);
			return change ? applyChange(order, change) : order;
		}, saved),
		failed,
		state: failed
			? ("failed" as const)
			: waiting.length > 0
				? ("saving" as const)
				: hasSaved
					? ("saved" as const)
					: null,
		send: (form: SentForm, onSaved?: () => void) => setWaiting((before) => [...before, { form, onSaved }]),
		retry: () => setProblem(null),
		drop: () => {
			setWaiting((before) => before.slice(1));
			setProblem(null);
		},
	};
}

/** What a form does to the order at once, before it is saved. */
export function orderChangeOf({ intent, lesson = "", module = "", place = "", at }: SentForm): OrderChange | null {
	switch (intent) {
		case "place":
			return { kind: "placeLesson", lesson, ...readPlace(place) };
		case "placeModule":
			return { kind: "placeModule", module, at: Number(at) };
		case "retireLesson":
			return { kind: "retireLesson", lesson };
		case "retireModule":
			return { kind: "retireModule", module };
		default:
			return null;
	}
}
