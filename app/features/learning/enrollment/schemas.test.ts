import { expect, test } from "vitest";
import { EnrollmentInput, ProgressInput } from "./schemas";

test.each([
	[{}, true],
	[{ completed: true }, true],
	[{ positionSeconds: 0, watchedSeconds: 86_400 }, true],
	[{ completed: false }, false],
	[{ positionSeconds: -1 }, false],
	[{ positionSeconds: 1.5 }, false],
	[{ watchedSeconds: 86_401 }, false],
	[{ watchedSeconds: "5" }, false],
	[{ progress: 100 }, false],
	[null, false],
	[[], false],
])("progress %j is accepted: %s", (input, accepted) => {
	expect(ProgressInput.safeParse(input).success).toBe(accepted);
});

test.each([1, 0, -1, 1.5, "1", null, undefined])(
	"course %j is accepted only as a positive whole number",
	(courseId) => {
		expect(EnrollmentInput.safeParse({ courseId }).success).toBe(courseId === 1);
	},
);

test("every message is a key of the language files", () => {
	const wrong = [
		ProgressInput.safeParse({ completed: 1, positionSeconds: "x", watchedSeconds: -1, extra: 1 }),
		ProgressInput.safeParse("x"),
		EnrollmentInput.safeParse({ courseId: "x", userId: 1 }),
	];
	const messages = wrong.flatMap((result) => result.error?.issues.map(({ message }) => message) ?? []);
	expect(messages.length).toBeGreaterThan(5);
	for (const message of messages) expect(message).toMatch(/^errors\.[a-zA-Z]+$/);
});
