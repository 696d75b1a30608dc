/** Response readable from other origins, because verifiers run anywhere. */
export function publicJson(body: string, { type, maxAge = 0 }: { type: string; maxAge?: number }): Response {
	return new Response(body, {
		headers: {
			"Content-Type": type,
			"Access-Control-Allow-Origin": "*",
			"Cache-Control": maxAge > 0 ? `public, max-age=${maxAge}` : "no-cache",
			"X-Robots-Tag": "noindex",
		},
	});
}
