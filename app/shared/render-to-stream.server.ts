import type { ReactElement } from "react";
import type { PipeableStream, RenderToPipeableStreamOptions } from "react-dom/server";
// React's writer for Node, which workerd runs: the one for web streams encodes every attribute by itself and takes
// twice as long. Record: docs/decisions/0008-the-faster-renderer.md
import { renderToPipeableStream } from "react-dom/server.node";

type Options = {
	nonce: string;
	/** Gives up what is still missing: the visitor left. */
	signal: AbortSignal;
	/** Gives up slow data after this many milliseconds; the page shows its fallback. */
	timeoutMs: number;
	/** Holds everything back until it is complete, for readers that run no script. */
	isComplete: boolean;
	onError: (error: unknown) => void;
};

/** Renders to a stream of HTML. Resolves when the shell is ready, rejects when it failed. */
export function renderToStream(element: ReactElement, options: Options): Promise<ReadableStream<Uint8Array>> {
	const { nonce, signal, timeoutMs, isComplete, onError } = options;

	return new Promise((resolve, reject) => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const start = () => resolve(toWebStream(rendering, () => clearTimeout(timer)));
		const rendering = renderToPipeableStream(element, {
			nonce,
			onError,
			onShellError: reject,
			...(isComplete ? { onAllReady: start } : { onShellReady: start }),
		} satisfies RenderToPipeableStreamOptions);

		timer = setTimeout(() => rendering.abort(), timeoutMs);
		signal.addEventListener("abort", () => rendering.abort(signal.reason), { once: true });
	});
}

/** The few methods of a Node stream that React calls, over a web stream: what is written goes out when React flushes. */
function toWebStream(rendering: PipeableStream, onEnd: () => void): ReadableStream<Uint8Array> {
	const encoder = new TextEncoder();
	const decoder = new TextDecoder();
	return new ReadableStream<Uint8Array>({
		start(controller) {
			let text = "";
			const sink = {
				/** Text in the build (scripts/faster-libraries.ts), bytes in development. */
				write(chunk: string | Uint8Array) {
					text += typeof chunk === "string" ? chunk : decoder.decode(withoutFiller(chunk), { stream: true });
					return true;
				},
				flush() {
					if (text !== "") controller.enqueue(encoder.encode(text));
					text = "";
				},
				end() {
					sink.flush();
					onEnd();
					controller.close();
				},
				destroy(error?: Error) {
					onEnd();
					controller.error(error);
				},
				on: () => sink,
			};
			rendering.pipe(sink as unknown as NodeJS.WritableStream);
		},
		cancel(reason) {
			onEnd();
			rendering.abort(reason);
		},
	});
}

/** Without the zeros at its end: React hands on its whole buffer when a letter of several bytes did not fit. */
function withoutFiller(chunk: Uint8Array): Uint8Array {
	let length = chunk.length;
	while (length > 0 && chunk[length - 1] === 0) length -= 1;
	return chunk.subarray(0, length);
}
