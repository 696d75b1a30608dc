/** Who counts as one caller where no session says so; "local" without Cloudflare in front. */
export function clientNetwork(headers: Headers): string {
	const address = headers.get("CF-Connecting-IP");
	return address ? networkOf(address) : "local";
}

/**
 * An IPv4 address as it is; of an IPv6 address its /64, which is what one visitor
 * is given and may change addresses in at will. An IPv4 address in the clothes
 * of an IPv6 one (`::ffff:192.0.2.1`) is the IPv4 address.
 */
export function networkOf(address: string): string {
	if (!address.includes(":")) return address;
	const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
	if (mapped) return mapped;
	const [before = "", after] = address.toLowerCase().split("::", 2);
	const head = before === "" ? [] : before.split(":");
	const tail = after ? after.split(":") : [];
	const missing = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
	const groups = [...head, ...Array<string>(missing).fill("0"), ...tail];
	return `${groups
		.slice(0, 4)
		.map((group) => group.replace(/^0+(?=.)/, ""))
		.join(":")}::/64`;
}
