import { expect, test } from "vitest";
import { isPlaceKey } from "./place-key";

test.each([
	["mx", "country", "MX", true],
	["gb-eng", "country", "GB", true],
	["us-wy", "state", "US", true],
	["au-nsw", "region", "AU", true],
	["audit-wyoming", "state", "US", false],
	["us-wyo", "state", "US", false],
	["wy", "state", "US", false],
	["us", "state", "US", false],
	["ca-on", "region", "US", false],
	["US-WY", "state", "US", false],
	["", "country", "", false],
])("%s as the key of a %s of %s: %s", (key, kind, country, isOne) => {
	expect(isPlaceKey(key, { kind, country })).toBe(isOne);
});
