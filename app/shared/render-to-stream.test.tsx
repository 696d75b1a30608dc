import { Suspense } from "react";
import { expect, test, vi } from "vitest";
import { renderToStream } from "./render-to-stream.server";

function makeLatePart() {
	const part = { waiting: Promise.resolve(), hasArrived: false, failure: null as Error | null };
	let settle = () => {};
	part.waiting = new Promise((resolve) => {
		settle = resolve;
	});
	return {
		part,
		arrive() {
			part.hasArrived = true;
			settle();
		},
		fail(error: Error) {
			part.failure = error;
			settle();
		},
	};
}
type Part = ReturnType<typeof makeLatePart>["part"];

function Late({ part }: { part: Part }) {
	if (part.failure) throw part.failure;
	if (!part.hasArrived) throw part.waiting;
	return <p>late words</p>;
}

function pageWithLatePart() {
	const { part, arrive, fail } = makeLatePart();
	const page = (
		<html lang="en">
			<body>
				<h1>Überschrift 标题</h1>
				<Suspense fallback={<p>skeleton</p>}>
					<Late part={part} />
				</Suspense>
				<footer>foot</footer>
			</body>
		</html>
	);
	return { page, arrive, fail };
}

const options = (changes: Partial<Parameters<typeof renderToStream>[1]> = {}) => ({
	nonce: "n0nce",
	signal: new AbortController().signal,
	timeoutMs: 60_000,
	isComplete: false,
	onError: vi.fn(),
	...changes,
});

const read = (stream: ReadableStream<Uint8Array>) => {
	const reader = stream.getReader();
	const decoder = new TextDecoder();
	const next = async () => decoder.decode((await reader.read()).value, { stream: true });
	return {
		next,
		rest: async () => {
			let text = "";
			for (let part = await next(); part !== ""; part = await next()) text += part;
			return text;
		},
	};
};

test("the shell arrives before the late part, which comes with a script that carries the nonce", async () => {
	const { page, arrive } = pageWithLatePart();
	const body = read(await renderToStream(page, options()));

	const shell = await body.next();
	expect(shell).toContain("Überschrift 标题");
	expect(shell).toContain("skeleton");
	expect(shell).toContain("foot");
	expect(shell).not.toContain("late words");

	arrive();
	const rest = await body.rest();
	expect(rest).toMatch(/<div hidden id="S:0"><p>late words<\/p><\/div><script nonce="n0nce">/);
});

test("a crawler waits, and gets the page whole", async () => {
	const { page, arrive } = pageWithLatePart();
	const rendering = renderToStream(page, options({ isComplete: true }));
	arrive();
	const html = await read(await rendering).rest();

	expect(html).toContain("<p>late words</p>");
	expect(html).not.toContain("skeleton");
	expect(html).not.toContain("<script");
});

test("what is late for too long is given up; the page ends with its skeleton", async () => {
	vi.useFakeTimers();
	const { page } = pageWithLatePart();
	const onError = vi.fn();
	const rendering = renderToStream(page, options({ timeoutMs: 1000, onError }));
	await vi.advanceTimersByTimeAsync(10);
	const body = read(await rendering);
	await vi.advanceTimersByTimeAsync(1000);
	vi.useRealTimers();

	const html = await body.rest();
	expect(html).toContain("skeleton");
	expect(html).toContain("</html>");
	expect(html).not.toContain("late words");
	expect(onError).toHaveBeenCalled();
});

test("when the visitor leaves, rendering stops", async () => {
	const { page } = pageWithLatePart();
	const leaving = new AbortController();
	const onError = vi.fn();
	const body = read(await renderToStream(page, options({ signal: leaving.signal, onError })));
	expect(await body.next()).toContain("skeleton");

	leaving.abort(new Error("The visitor left"));
	expect(await body.rest()).not.toContain("late words");
	expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: "The visitor left" }));
});

test("a reader who goes away in the middle of a page is no error", async () => {
	const { page, arrive } = pageWithLatePart();
	const onError = vi.fn();
	const reader = (await renderToStream(page, options({ onError }))).getReader();
	await reader.read();

	await reader.cancel();
	arrive();
	await expect(reader.closed).resolves.toBeUndefined();
	await new Promise(setImmediate);
	expect(onError).not.toHaveBeenCalled();
});

test("a part that fails leaves the rest of the page standing", async () => {
	const { page, fail } = pageWithLatePart();
	const onError = vi.fn();
	const body = read(await renderToStream(page, options({ onError })));
	expect(await body.next()).toContain("</html>");
	fail(new Error("no answer"));

	expect(await body.rest()).not.toContain("late words");
	expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: "no answer" }));
});
