import { useEffect, useState } from "react";
import type { PostCounts } from "./limits/post-counts";

const PAUSE_MS = 500;

export type Preview = { html: string; counts: PostCounts };

/** How a text will be read, rendered by the server as when it is sent, with what limits count. Null until it is known. */
export function usePreview(body: string, isWanted: boolean): Preview | null {
	const [preview, setPreview] = useState<Preview | null>(null);
	useEffect(() => {
		if (!isWanted) return;
		const watch = new AbortController();
		const timer = window.setTimeout(async () => {
			const sent = { method: "POST", body: new URLSearchParams({ body }), signal: watch.signal };
			const answer = await fetch("/forum/preview", sent).catch(() => null);
			// A redirect leads to the sign-in page.
			if (!answer?.ok || answer.redirected) return;
			const rendered: Preview = await answer.json();
			setPreview(rendered);
		}, PAUSE_MS);
		return () => {
			clearTimeout(timer);
			watch.abort();
		};
	}, [body, isWanted]);
	return preview;
}
