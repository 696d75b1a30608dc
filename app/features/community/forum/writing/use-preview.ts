import { useEffect, useState } from "react";

const PAUSE_MS = 500;

/** How a text will be read, rendered by the server as when it is sent. Null until it is known. */
export function usePreview(body: string, isWanted: boolean): string | null {
	const [html, setHtml] = useState<string | null>(null);
	useEffect(() => {
		if (!isWanted) return;
		const watch = new AbortController();
		const timer = window.setTimeout(async () => {
			const sent = { method: "POST", body: new URLSearchParams({ body }), signal: watch.signal };
			const answer = await fetch("/forum/preview", sent).catch(() => null);
			if (!answer?.ok) return;
			const { html }: { html: string } = await answer.json();
			setHtml(html);
		}, PAUSE_MS);
		return () => {
			clearTimeout(timer);
			watch.abort();
		};
	}, [body, isWanted]);
	return html;
}
