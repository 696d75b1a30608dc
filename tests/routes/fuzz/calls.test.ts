import { expect, test } from "vitest";
import { openedSchool } from "../school.ts";
import { askCalls } from "./odd-calls.ts";
import { askAnything } from "./odd-requests.ts";
import { share } from "./odd-values.ts";

const school = openedSchool();
askCalls(school, share);
askAnything(school, 100);

test.each(["null", "https://evil.example", "not an origin", ""])(
	"an Origin of %j is refused, not an error",
	async (origin) => {
		const response = await school.request("/login", {
			method: "POST",
			body: new URLSearchParams({ email: "a@b.example", password: "x" }),
			headers: { Origin: origin },
			as: "student",
		});
		expect(response.status).toBe(403);
	},
);
