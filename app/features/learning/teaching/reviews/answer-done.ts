const DONE = ["sent", "taken"] as const;
export type AnswerDone = (typeof DONE)[number];

/** What the page says was done: `?done=sent`. */
export function readAnswerDone(params: URLSearchParams): AnswerDone | null {
	return DONE.find((done) => done === params.get("done")) ?? null;
}
