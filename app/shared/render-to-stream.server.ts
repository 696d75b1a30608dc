import type { ReactElement } from "react";
import { renderToReadableStream } from "react-dom/server.browser";

type Options = {
	nonce: string;
	/** Aborts when the visitor leaves. */
	signal: AbortSignal;
	/** Milliseconds after which slow parts are abandoned and show their fallback. */
	timeoutMs: number;
	/** Sends nothing until everything is rendered, for clients without script. */
	isComplete: boolean;
	onError: (error: unknown) => void;
};

/** Renders to an HTML stream. Resolves when the shell is ready, rejects if it failed. */
export async function renderToStream(element: ReactElement, options: Options): Promise<ReadableStream<Uint8Array>> {
	const { nonce, signal, timeoutMs, isComplete, onError } = options;
	const tooSlow = new AbortController();
	const timer = setTimeout(() => tooSlow.abort(new Error("The page took too long")), timeoutMs);
	// React reports an abort as an error of every unfinished part.
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
		// Errors after the shell went to `onError`.
		else ended.catch(() => {});
		return withCancel(stream, () => {
			hasLeft = true;
		});
	} catch (error) {
		clearTimeout(timer);
		throw error;
	}
}

/** Calls `onCancel` before the source is cancelled. */
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
