import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { I18nextProvider } from "react-i18next";
import { describeError } from "#app/shared/describe-error.server.ts";
import { renderToStream } from "#app/shared/render-to-stream.server.ts";
import { NonceProvider } from "#app/shared/request/nonce.tsx";
import { RequestIdProvider } from "#app/shared/request/request-id.tsx";
import { getI18n } from "#app/shared/words/i18n.server.ts";
import "#app/shared/text/fold-han.server.ts";

/** Milliseconds after which the server stops waiting for deferred data. */
export const streamTimeout = 5000;

/** Streams the shell first, then deferred data. Crawlers get the complete page. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	remixContext: EntryContext,
	{ nonce, language, requestId, isForAll }: AppLoadContext,
) {
	let responseStatus = status;
	const locale = await language;
	const body = await renderToStream(
		<NonceProvider value={nonce}>
			<RequestIdProvider value={requestId}>
				<I18nextProvider i18n={getI18n(locale)}>
					<RemixServer context={remixContext} url={request.url} nonce={nonce} />
				</I18nextProvider>
			</RequestIdProvider>
		</NonceProvider>,
		{
			nonce,
			signal: request.signal,
			timeoutMs: streamTimeout + 1000,
			isComplete: isForAll || isbot(request.headers.get("User-Agent")),
			onError(error: unknown) {
				if (request.signal.aborted) return;
				responseStatus = 500;
				console.error(JSON.stringify({ level: "error", requestId, error: describeError(error) }));
			},
		},
	);

	headers.set("Content-Type", "text/html; charset=utf-8");
	headers.set("Content-Language", locale);
	headers.append("Vary", "Cookie, Accept-Language");
	return new Response(body, { status: responseStatus, headers });
}

export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }) {
	if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
	const { pathname } = new URL(request.url);
	console.error(
		JSON.stringify({
			level: "error",
			requestId: context.requestId,
			path: pathname,
			error: describeError(error),
		}),
	);
}
