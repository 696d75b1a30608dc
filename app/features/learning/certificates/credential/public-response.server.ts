/** An answer that other sites may read: what it says can be checked by anybody, and a verifier runs anywhere. */
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
