/** `header` is the Server-Timing of the same response. */
export type D1Reads = {
	trips: number;
	rowsRead: number;
	rowsWritten: number;
	isLowerBound: boolean;
	header: string | null;
};

/** Requests a page of the counting Worker twice and uses the second: the first may record an opened lesson. */
export async function readD1Cost(url: string, cookie?: string): Promise<D1Reads> {
	await ask(url, cookie);
	const response = await ask(url, cookie);
	const counted = response.headers.get("X-Bench-D1");
	if (response.status !== 200 || !counted)
		throw new Error(`${url} answers ${response.status} with the count ${counted}`);
	return { ...JSON.parse(counted), header: response.headers.get("Server-Timing") };
}

async function ask(url: string, cookie?: string): Promise<Response> {
	const response = await fetch(url, { headers: cookie ? { Cookie: cookie } : {}, redirect: "manual" });
	await response.arrayBuffer();
	return response;
}
