import { expect, test } from "vitest";
import { wantedQuery } from "./wanted-query.server";

const of = (search: Record<string, string>) => wantedQuery(new URLSearchParams(search));

test("what a guest wanted goes into the link of a mail: a page of this site and the number of a course", () => {
	expect(of({ redirectTo: "/checkout?plan=pro&interval=year", enroll: "1", with: "recovery" })).toBe(
		"redirectTo=%2Fcheckout%3Fplan%3Dpro%26interval%3Dyear&enroll=1",
	);
});

test.each([
	["nothing wanted", {}],
	["another site", { redirectTo: "https://else.example/" }],
	["a guest page", { redirectTo: "/login" }],
	["an address with a secret in it", { redirectTo: "/verify-email?token=abc" }],
	["no number", { enroll: "1 or 1" }],
	["more than fits into a job", { redirectTo: `/courses?q=${"ü".repeat(900)}` }],
])("%s goes into none", (_, search) => {
	expect(of(search)).toBeUndefined();
});
