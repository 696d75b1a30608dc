/** The host of a link to elsewhere as it goes over the wire, without `www.`; null for any other address. */
export function hostOf(address: string): string | null {
	if (!/^https?:/i.test(address) || !URL.canParse(address)) return null;
	return withoutWww(new URL(address).hostname);
}

const withoutWww = (host: string) => host.replace(/^www\./, "");

/**
 * The path of an absolute address of the school itself, with or without `www.`; null for any other, and for one with a
 * user name in it, which imitates addresses.
 */
export function ownPath(address: string, origin: string): string | null {
	if (!/^https?:/i.test(address) || !URL.canParse(address)) return null;
	const { host, username, password, pathname, search, hash } = new URL(address);
	if (username || password || withoutWww(host) !== withoutWww(new URL(origin).host)) return null;
	// A path with two slashes would name another host.
	return pathname.startsWith("//") ? null : pathname + search + hash;
}

const TRACKING = /^(?:utm_.*|fbclid|gclid|mc_[ce]id|ref|ref_src)$/;

/** The link without what tells visits apart, so that copies of it are recognised; null for what is no link to elsewhere. */
export function plainLink(address: string): string | null {
	const host = hostOf(address);
	if (host === null) return null;
	const { pathname, searchParams } = new URL(address);
	const kept = [...searchParams].filter(([name]) => !TRACKING.test(name));
	const query = kept.length > 0 ? `?${new URLSearchParams(kept)}` : "";
	return `${host}${pathname.replace(/\/+$/, "")}${query}`.slice(0, LONGEST_PRINT);
}

const LONGEST_PRINT = 300;

/**
 * The host that a reader must see beside a link, since its words show another one or letters of other alphabets; null
 * where the words say it already, or name no address.
 */
export function hostToShow(address: string, words: string): string | null {
	const host = hostOf(address);
	if (host === null || words.includes(host)) return null;
	if (host.split(".").some((label) => label.startsWith("xn--"))) return host;
	const named = /^(?:https?:\/\/)?((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})(?:[/?#:].*)?$/iu.exec(words.trim())?.[1];
	if (!named) return null;
	return hostOf(`https://${named}`) === host ? null : host;
}
