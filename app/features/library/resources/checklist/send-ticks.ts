/** Sends what has changed about a checklist; true when there is nothing left to send. A page that is being left lets it end. */
export async function sendTicks(path: string, { was, items }: { was: string[]; items: string[] }): Promise<boolean> {
	const body = new URLSearchParams([...was.map((item) => ["was", item]), ...items.map((item) => ["item", item])]);
	const response = await fetch(path, {
		method: "POST",
		body,
		headers: { Accept: "application/json" },
		keepalive: true,
	});
	// A list that has left the library takes no more ticks.
	return response.ok || response.status === 404;
}
