/** Returns true when nothing is left to send. The request outlives the page. */
export async function sendTicks(path: string, { was, items }: { was: string[]; items: string[] }): Promise<boolean> {
	const body = new URLSearchParams([...was.map((item) => ["was", item]), ...items.map((item) => ["item", item])]);
	const response = await fetch(path, {
		method: "POST",
		body,
		headers: { Accept: "application/json" },
		keepalive: true,
	});
	// A retired checklist takes no more ticks.
	return response.ok || response.status === 404;
}
