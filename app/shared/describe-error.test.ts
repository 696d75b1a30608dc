import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { describeError } from "./describe-error.server";

const failed = () => {
	const cause = new Error("D1_ERROR: no such table: users: SQLITE_ERROR");
	return new DrizzleQueryError("select * from users where email = ?", ["mira@mail.example"], cause);
};

test("a failed query is told with its SQL and its cause, and without its values", () => {
	const told = describeError(failed());
	expect(told).toContain("select * from users where email = ?");
	expect(told).toContain("no such table: users");
	expect(told).not.toContain("mira@mail.example");
});

test("so is one that is the cause of another error", () => {
	const told = describeError(new Error("Could not sign in", { cause: failed() }));
	expect(told).toContain("Could not sign in");
	expect(told).toContain("no such table: users");
	expect(told).not.toContain("mira@mail.example");
});

test("anything else is told as it is", () => {
	expect(describeError(new TypeError("x is not a function"))).toContain("TypeError: x is not a function\n    at ");
	expect(describeError("gone")).toBe("gone");
});
