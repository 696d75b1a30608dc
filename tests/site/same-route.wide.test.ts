import { matchRoutes } from "@remix-run/react";
import fc from "fast-check";
import { expect, test } from "vitest";
import { admitRequest } from "#workers/gate/gate.ts";
import { wholeRouteTable } from "./whole-route-table";

const { routes } = wholeRouteTable;
const patterns = routes.map(({ id, path, inEveryLanguage }) => ({
	id,
	path: inEveryLanguage ? `/:lang?${path}` : path,
}));
/** The not-found page is in every section of the route table. */
const MISSING = patterns.find(({ path }) => path === "/*")?.id;
const words = [...new Set(patterns.flatMap(({ path }) => path.split("/").filter((word) => /^\w/.test(word))))];
const word = fc.constantFrom(...words, "de", "zh", "xx", "7", "none", "__manifest");

/** A matching path with random parameters and segments. */
const path = fc
	.tuple(fc.constantFrom(...patterns), fc.array(word, { minLength: 12, maxLength: 12 }), fc.nat())
	.map(([pattern, others, at]) => {
		const segments = pattern.path.split("/").filter(Boolean);
		const filled = segments.map((segment, index) =>
			/^[:*]/.test(segment) || at % 9 === index ? others[index] : segment,
		);
		return `/${filled.join("/")}`;
	});
/** Capitals and percent-encoding, which the router normalizes. */
const spelled = fc.tuple(path, fc.constantFrom("as it is", "in capitals", "encoded", "as data")).map(([plain, how]) => {
	if (how === "in capitals") return plain.toUpperCase();
	if (how === "encoded") return plain.replace(/[a-z]$/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
	return how === "as data" && plain !== "/" ? `${plain}.data` : plain;
});

test("the gate finds the route that the router takes, of all that there are", async () => {
	await fc.assert(
		fc.asyncProperty(spelled, async (pathname) => {
			const address = new URL(pathname, "https://school.example");
			const admitted = await admitRequest(new Request(address), { routes: wholeRouteTable });
			fc.pre(admitted.ok && admitted.route !== null);
			const taken = matchRoutes(patterns, address.pathname.replace(/\.data$/, ""))?.at(-1)?.route.id;
			expect(taken).toBeDefined();
			expect([pathname, [admitted.route.id, MISSING]]).toEqual([pathname, expect.arrayContaining([taken])]);
		}),
		{ numRuns: 3000 },
	);
});
