/** Programs whose requests no person reads. */
const MACHINES =
	/bot\b|bot\/|crawl|spider|slurp|preview|facebookexternalhit|embedly|whatsapp|telegram|headlesschrome|lighthouse|curl\/|wget\/|python|java\/|okhttp|go-http|axios|node-fetch|undici|scrapy|monitor|uptime|feedfetcher/i;

/** A document shown by a browser, not prefetched and not requested by a known bot. */
export function isFollowedLink(request: Request): boolean {
	const { method, headers } = request;
	if (method !== "GET") return false;
	const purpose = `${headers.get("Sec-Purpose")} ${headers.get("Purpose")} ${headers.get("X-Moz")}`;
	if (/prefetch|preview|prerender/i.test(purpose)) return false;
	const target = headers.get("Sec-Fetch-Dest");
	if (target !== null && target !== "document") return false;
	const agent = headers.get("User-Agent") ?? "";
	return agent !== "" && !MACHINES.test(agent);
}
