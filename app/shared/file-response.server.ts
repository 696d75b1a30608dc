export function fileResponse(body: BodyInit, { name, type }: { name: string; type: string }): Response {
	return new Response(body, {
		headers: {
			"Content-Type": type,
			"Content-Disposition": `attachment; filename="${name.replace(/[^\w.-]/g, "-")}"`,
			"Cache-Control": "private, no-store",
			"X-Robots-Tag": "noindex",
		},
	});
}
