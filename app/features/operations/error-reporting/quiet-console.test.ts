import { expect, test } from "vitest";
import { quietConsole } from "./quiet-console";

test("an error that is expected stays out of the console, everything else is written", () => {
	const written: unknown[][] = [];
	const target = { error: (...what: unknown[]) => written.push(what) };
	const undo = quietConsole(target);

	target.error(new TypeError("Failed to fetch"));
	target.error("The route failed:", new Error("Invalid token"));
	target.error(new DOMException("signal is aborted without reason", "AbortError"));
	target.error("Failed to fetch");
	target.error(new Error("Cannot read properties of undefined"));
	undo();
	target.error(new TypeError("Failed to fetch"));

	expect(written.map(([first]) => String(first))).toEqual([
		"Failed to fetch",
		"Error: Cannot read properties of undefined",
		"TypeError: Failed to fetch",
	]);
});
