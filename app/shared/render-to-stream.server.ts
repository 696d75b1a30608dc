import type { ReactElement } from "react";
import { renderToReadableStream } from "react-dom/server.browser";

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
export async function renderToStream(element: ReactElement, options: Options): Promise<ReadableStream<Uint8Array>> {
	const { nonce, signal, timeoutMs, isComplete, onError } = options;
	const tooSlow = new AbortController();
	const timer = setTimeout(() => tooSlow.abort(new Error("The page took too long")), timeoutMs);
	// A reader who leaves ends the rendering, which React reports as an error of each part that is missing.
	let hasLeft = false;
	try {
		const stream = await renderToReadableStream(element, {
			nonce,
			signal: AbortSignal.any([signal, tooSlow.signal]),
			onError: (error) => {
				if (!hasLeft) onError(error);
			},
		});
		const ended = stream.allReady.finally(() => clearTimeout(timer));
		if (isComplete) await ended;
		// What fails after the shell has been reported to `onError`.
		else ended.catch(() => {});
		return withCancel(stream, () => {
			hasLeft = true;
		});
	} catch (error) {
		clearTimeout(timer);
		throw error;
	}
}

/** The same stream; `onCancel` is called before its source is cancelled. */
function withCancel(stream: ReadableStream<Uint8Array>, onCancel: () => void): ReadableStream<Uint8Array> {
	const reader = stream.getReader();
	return new ReadableStream<Uint8Array>({
		async pull(controller) {
			const { done, value } = await reader.read();
			if (done) controller.close();
			else controller.enqueue(value);
		},
		async cancel(reason) {
			onCancel();
			await reader.cancel(reason);
		},
	});
}
