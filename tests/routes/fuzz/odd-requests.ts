import fc from "fast-check";
import { expect, test } from "vitest";
import { ACCESS } from "../access/access-table.ts";
import type { openedSchool } from "../school.ts";

const paths = [...new Set(ACCESS.map((row) => row.path.replace("LOCKED", "102")))].filter((path) => path !== "/logout");

const strangeValue = fc.oneof(
	fc.string({ unit: "binary", maxLength: 40 }),
	fc.integer(),
	fc.double(),
	fc.boolean(),
	fc.constant(null),
	fc.array(fc.string({ maxLength: 5 }), { maxLength: 3 }),
	fc.dictionary(fc.string({ maxLength: 5 }), fc.integer(), { maxKeys: 3 }),
);
const fieldName = fc.constantFrom(
	"email",
	"password",
	"name",
	"token",
	"courseId",
	"answers",
	"completed",
	"watchedSeconds",
	"intent",
	"language",
	"theme",
	"role",
	"__proto__",
);
const fields = fc.dictionary(fieldName, strangeValue, { maxKeys: 5 });

const body = fc.oneof(
	fields.map((values) => ({ type: "application/json", text: JSON.stringify(values) })),
	fc.string({ unit: "binary", maxLength: 60 }).map((text) => ({ type: "application/json", text })),
	fields.map((values) => ({
		type: "application/x-www-form-urlencoded",
		text: new URLSearchParams(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)])).toString(),
	})),
	fc.string({ maxLength: 60 }).map((text) => ({ type: "application/x-www-form-urlencoded", text })),
	fc.string({ maxLength: 60 }).map((text) => ({ type: "multipart/form-data; boundary=x", text })),
	fc.string({ maxLength: 20 }).map((text) => ({ type: "text/plain", text })),
);

const query = fc.oneof(
	fc.constant(""),
	fc
		.dictionary(
			fc.constantFrom(
				"q",
				"page",
				"sort",
				"level",
				"course",
				"redirectTo",
				"locked",
				"attempt",
				"left",
				"status",
				"setting",
				"hide",
				"after",
				"before",
				"_routes",
				"index",
			),
			fc.oneof(
				fc.string({ unit: "binary", maxLength: 20 }),
				fc.string({ unit: "binary", minLength: 100, maxLength: 300 }),
			),
		)
		.map((values) => `?${new URLSearchParams(values)}`),
);

const request = fc.record({
	path: fc.constantFrom(...paths),
	suffix: fc.constantFrom("", "", ".data", "/", "/x", "%00", "%ff", "/../..", "/%2e%2e"),
	query,
	method: fc.constantFrom("GET", "HEAD", "POST", "POST", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"),
	as: fc.constantFrom("anonymous", "student", "instructor", "admin") as fc.Arbitrary<"student">,
	body,
});

export function askAnything(school: ReturnType<typeof openedSchool>, numRuns: number) {
	test("nothing that a user can send is answered with a 5xx", async () => {
		await fc.assert(
			fc.asyncProperty(request, async ({ path, suffix, query: search, method, as, body: { type, text } }) => {
				const hasBody = method !== "GET" && method !== "HEAD";
				const response = await school.request(path + suffix + search, {
					method,
					as,
					...(hasBody ? { body: text, headers: { "Content-Type": type } } : {}),
				});
				await response.arrayBuffer();

				expect(response.status, `${method} ${path}${suffix}${search} ${type} ${text}`).toBeLessThan(500);
			}),
			{ numRuns, endOnFailure: true },
		);
	}, 120_000);
}
