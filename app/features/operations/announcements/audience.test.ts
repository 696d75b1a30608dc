import { expect, test } from "vitest";
import { readAudience, writeAudience } from "./audience";

test.each(["all", "role-student", "role-instructor", "role-admin", "plan-3", "course-12"])(
	"%s is read and written",
	(text) => {
		const audience = readAudience(text);
		expect(audience && writeAudience(audience)).toBe(text);
	},
);

test.each([
	"",
	"role",
	"role-",
	"role-guest",
	"plan-",
	"plan-0",
	"plan--1",
	"plan-1.5",
	"course-x",
	"course-99999999999",
	"none-3",
])("%j is no audience", (text) => {
	expect(readAudience(text)).toBeNull();
});
