import { Writable } from "node:stream";
import type { ReactElement } from "react";
import type { RenderToPipeableStreamOptions } from "react-dom/server";
// React's writer for Node, which workerd runs: the one for web streams encodes every attribute by itself.
// Record: docs/decisions/0008-the-faster-renderer.md
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
	// A reader who leaves ends the rendering, which React reports as one error after the other.
	let hasLeft = false;

	return new Promise((resolve, reject) => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const start = () => {
			const end = () => clearTimeout(timer);
			const leave = () => {
				hasLeft = true;
				end();
				rendering.abort();
			};
			resolve(readableFrom((sink) => rendering.pipe(sink), end, leave));
		};
		const rendering = renderToPipeableStream(element, {
			nonce,
			onError: (error) => {
				if (!hasLeft) onError(error);
			},
			onShellError: reject,
			...(isComplete ? { onAllReady: start } : { onShellReady: start }),
		} satisfies RenderToPipeableStreamOptions);

		timer = setTimeout(() => rendering.abort(), timeoutMs);
		signal.addEventListener("abort", () => rendering.abort(signal.reason), { once: true });
	});
}

/** A web stream of what is written into the sink. `onEnd` is called when nothing more comes, `onLeave` when nobody reads it any more. */
function readableFrom(
	pipe: (sink: Writable) => void,
	onEnd: () => void,
	onLeave: () => void,
): ReadableStream<Uint8Array> {
	return new ReadableStream<Uint8Array>({
		start(controller) {
			const sink = new PageSink((bytes) => controller.enqueue(bytes));
			sink.on("finish", () => {
				onEnd();
				controller.close();
			});
			sink.on("error", (error) => {
				onEnd();
				controller.error(error);
			});
			pipe(sink);
		},
		cancel: onLeave,
	});
}

/** Gathers what React writes, in pieces of 2 kB, until React flushes: then it is time for the reader to have it. */
class PageSink extends Writable {
	#pieces: Uint8Array[] = [];
	readonly #send: (bytes: Uint8Array) => void;

	constructor(send: (bytes: Uint8Array) => void) {
		// The page is in memory anyway; waiting for room would only cost turns. React takes an end for a reader who has left.
		super({ highWaterMark: 4 * 1024 * 1024, emitClose: false });
		this.#send = send;
	}

	override _write(piece: Uint8Array, _encoding: BufferEncoding, done: (error?: Error | null) => void) {
		this.#pieces.push(withoutFiller(piece));
		done();
	}

	/** React calls it, as of a compressing stream, whenever what it has written can be shown. */
	flush() {
		if (this.#pieces.length === 0) return;
		this.#send(joined(this.#pieces));
		this.#pieces = [];
	}

	override _final(done: (error?: Error | null) => void) {
		this.flush();
		done();
	}
}

/** Without the zeros at its end: React 18 hands on its whole buffer when a letter of several bytes did not fit. */
function withoutFiller(piece: Uint8Array): Uint8Array {
	let length = piece.length;
	while (length > 0 && piece[length - 1] === 0) length -= 1;
	return piece.subarray(0, length);
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
	const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
	let end = 0;
	for (const piece of pieces) {
		whole.set(piece, end);
		end += piece.length;
	}
	return whole;
}
