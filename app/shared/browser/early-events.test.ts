// @vitest-environment node
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { REPLAYED_EVENTS } from "./early-events";

function eventsOfReact() {
	const source = readFileSync(
		join(dirname(createRequire(import.meta.url).resolve("react-dom")), "cjs/react-dom.development.js"),
		"utf8",
	);
	const list = /discreteReplayableEvents = \[([^\]]*)\]/.exec(source)?.[1] ?? "";
	return [...list.matchAll(/'(\w+)'/g)].map(([, name]) => name);
}

describe("events left to the browser until a page is alive", () => {
	it("are those on which the installed React would bring it to life at once", () => {
		expect(eventsOfReact().length).toBeGreaterThan(20);
		expect([...REPLAYED_EVENTS].sort()).toEqual(eventsOfReact().sort());
	});
});
