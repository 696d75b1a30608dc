import type { ReactElement } from "react";
import { renderToReadableStream } from "react-dom/server.browser";

type Options = {
	nonce: string;
	signal: AbortSignal;
	timeoutMs: number;
	/** Sends nothing until everything is rendered, for clients without script. */
	isComplete: boolean;
	onError: (error: unknown) => void;
};

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
		else ended.catch(() => {});
		return withCancel(stream, () => {
			hasLeft = true;
		});
	} catch (error) {
		clearTimeout(timer);
		throw error;
	}
}

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
