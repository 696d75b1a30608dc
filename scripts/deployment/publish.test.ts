import { expect, test } from "vitest";
import { explainFailure } from "./publish.ts";

test("a failure says how far it came, why it stopped and what to do", () => {
	const cause = new Error("D1_ERROR: Network connection lost.");
	const failure = new Error("help begin could not be published; 50 of 70 entries of the library are there", { cause });

	expect(explainFailure(failure)).toEqual([
		"help begin could not be published; 50 of 70 entries of the library are there",
		"D1_ERROR: Network connection lost.",
		"What is there stays: the next run goes on where this one stopped.",
	]);
});

test("of a failed query its beginning is told, and not the texts that were bound to it", () => {
	const query = new Error(`Failed query: insert into document_parts ${"x".repeat(1000)}`);
	expect(explainFailure(query)[0]).toMatch(/^Failed query: insert into document_parts x+…$/);
	expect(explainFailure(query)[0]).toHaveLength(301);
});

test("a school without tables is told to make them, wherever that was found", () => {
	const failure = new Error("The course one could not be published", { cause: new Error("no such table: documents") });
	expect(explainFailure(failure)).toEqual([expect.stringContaining("Apply the migrations first")]);
});
