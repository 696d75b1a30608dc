import { useFetcher } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import type { SaveState } from "../../lesson/saving/autosave";
import type { QuestionsAnswer, WriteAnswer } from "../answer-questions.server";
import type { QuestionTyping } from "../question-typing";
import type { QuestionsPageData } from "../questions-page-data.server";
import { questionsPath } from "../questions-path";
import { typedForm } from "../typed-form";

/** After the last key, in milliseconds. */
const REST_MS = 900;

export type Conflict = { theirs: QuestionTyping; seen: string };
type Options = {
	page: QuestionsPageData;
	chosen: NonNullable<QuestionsPageData["chosen"]>;
	/** What a form without script has sent. */
	answer: WriteAnswer | undefined;
};

/**
 * A question as it is typed. It saves itself after a rest, one request at a time, on top of what was seen last; another
 * writer's question stops it until one of the two is chosen.
 */
export function useTypedQuestion({ page, chosen, answer }: Options) {
	const { language } = page;
	const [typed, setTyped] = useState(answer?.typed ?? chosen.typed);
	const [saved, setSaved] = useState(typed);
	const [seen, setSeen] = useState(answer && "seen" in answer ? answer.seen : chosen.seen);
	const [conflict, setConflict] = useState<Conflict | null>(
		answer?.result === "changedMeanwhile" ? { theirs: answer.theirs, seen: answer.seen } : null,
	);
	const [refusal, setRefusal] = useState<"tooLarge" | "refused" | null>(null);
	const fetcher = useFetcher<QuestionsAnswer>({ key: `question ${chosen.key} ${language}` });
	const sent = useRef<QuestionTyping | null>(null);
	const isDirty = typed !== saved;
	const { submit } = fetcher;

	const send = useCallback(() => {
		sent.current = typed;
		setRefusal(null);
		const form = typedForm(typed);
		const fields = { intent: "write", live: "yes", lang: language, question: chosen.key, seen };
		for (const [name, value] of Object.entries(fields)) form.set(name, value);
		const action = questionsPath({ courseId: page.frame.id, lesson: page.lesson.key, language, question: chosen });
		submit(form, { method: "post", action, encType: "multipart/form-data" });
	}, [typed, seen, language, chosen, page.frame.id, page.lesson.key, submit]);

	useEffect(() => {
		if (fetcher.state !== "idle" || sent.current === null) return;
		const done = fetcher.data?.kind === "write" ? fetcher.data : null;
		if (done?.result === "saved") {
			setSaved(sent.current);
			setSeen(done.seen);
		} else if (done?.result === "changedMeanwhile") setConflict({ theirs: done.theirs, seen: done.seen });
		else setRefusal(done?.result === "tooLarge" ? "tooLarge" : "refused");
		sent.current = null;
	}, [fetcher.state, fetcher.data]);

	const isWaiting = isDirty && !conflict && !refusal;
	useEffect(() => {
		if (!isWaiting || fetcher.state !== "idle" || sent.current !== null) return;
		const timer = setTimeout(send, REST_MS);
		return () => clearTimeout(timer);
	}, [isWaiting, fetcher.state, send]);

	// The last words are sent when another question is opened.
	const leave = useRef(() => {});
	leave.current = () => {
		if (isWaiting && sent.current !== typed) send();
	};
	useEffect(() => () => leave.current(), []);

	const change = useCallback((next: QuestionTyping) => {
		setTyped(next);
		setRefusal(null);
	}, []);
	const saveNow = () => {
		if (fetcher.state === "idle" && sent.current === null && isDirty && !conflict) send();
	};
	const keepMine = () => {
		if (!conflict) return;
		setSeen(conflict.seen);
		setConflict(null);
		// Sent after the rest, on top of theirs.
		setTyped({ ...typed });
	};
	const takeTheirs = () => {
		if (!conflict) return;
		setSeen(conflict.seen);
		setTyped(conflict.theirs);
		setSaved(conflict.theirs);
		setConflict(null);
	};
	return { typed, change, saveNow, conflict, keepMine, takeTheirs, seen, state: stateOf() };

	function stateOf(): SaveState {
		if (refusal) return { kind: "refused", reason: refusal };
		return isDirty || fetcher.state !== "idle" ? { kind: "saving" } : { kind: "saved", at: page.savedAt };
	}
}
