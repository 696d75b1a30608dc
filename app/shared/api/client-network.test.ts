import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clientNetwork, networkOf } from "./client-network";

test.each([
	["203.0.113.7", "203.0.113.7"],
	["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
	["2001:DB8:1:2::ffff", "2001:db8:1:2::/64"],
	["2001:0db8:0001:0002::1", "2001:db8:1:2::/64"],
	["2001:db8::1", "2001:db8:0:0::/64"],
	["2001:db8:0:0:9::1", "2001:db8:0:0::/64"],
	["::1", "0:0:0:0::/64"],
	["::ffff:192.0.2.1", "192.0.2.1"],
])("%s counts as %s", (address, network) => {
	expect(networkOf(address)).toBe(network);
});

describe("of an IPv6 address", () => {
	const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
	const half = fc.tuple(group, group, group, group).map((groups) => groups.join(":"));

	test("the last half, whatever a visitor makes of it, is one visitor", () => {
		fc.assert(
			fc.property(half, half, half, (net, one, two) => {
				expect(networkOf(`${net}:${one}`)).toBe(networkOf(`${net}:${two}`));
			}),
		);
	});

	test("the first half tells two visitors apart", () => {
		const nets = fc.uniqueArray(half, { minLength: 2, maxLength: 2 });
		fc.assert(
			fc.property(nets, half, ([net, other], one) => {
				expect(networkOf(`${net}:${one}`)).not.toBe(networkOf(`${other}:${one}`));
			}),
		);
	});
});

test("without Cloudflare in front it is the machine itself", () => {
	expect(clientNetwork(new Headers())).toBe("local");
	expect(clientNetwork(new Headers({ "CF-Connecting-IP": "2001:db8::1" }))).toBe("2001:db8:0:0::/64");
});
