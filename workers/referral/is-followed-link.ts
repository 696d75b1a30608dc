/** What fetches pages without anybody reading them. */
const MACHINES =
	/bot\b|bot\/|crawl|spider|slurp|preview|facebookexternalhit|embedly|whatsapp|telegram|headlesschrome|lighthouse|curl\/|wget\/|python|java\/|okhttp|go-http|axios|node-fetch|undici|scrapy|monitor|uptime|feedfetcher/i;

/**
 * Whether a request is somebody who has followed a link: a document that a browser shows, neither fetched ahead of time
 * nor by a machine that says so.
 */
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
