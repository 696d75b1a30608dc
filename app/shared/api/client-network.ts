/** Identifies an anonymous caller for rate limits; "local" without Cloudflare in front. */
export function clientNetwork(headers: Headers): string {
	const address = headers.get("CF-Connecting-IP");
	return address ? networkOf(address) : "local";
}

/** An IPv4 address as it is (also IPv4-mapped); an IPv6 address as its /64, which one visitor controls. */
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
