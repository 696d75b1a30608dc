import { expect, test, vi } from "vitest";
import { resumeWhenLost } from "./prepare-database.ts";

const lost = () => new Error("D1_ERROR: Network connection lost.");
const closed = () =>
	new TypeError("fetch failed", { cause: Object.assign(new Error("closed"), { code: "UND_ERR_SOCKET" }) });

test.each([lost, closed])("what was interrupted goes on", async (failure) => {
	const run = vi
		.fn(async () => {})
		.mockRejectedValueOnce(failure())
		.mockRejectedValueOnce(failure());
	await resumeWhenLost(run);
	expect(run).toHaveBeenCalledTimes(3);
});

test("a connection that is lost again and again, and any other failure, are said", async () => {
	const again = vi.fn(() => Promise.reject(lost()));
	await expect(resumeWhenLost(again)).rejects.toThrow("Network connection lost");
	expect(again).toHaveBeenCalledTimes(4);
	const wrong = vi.fn(() => Promise.reject(new Error("no such table: users")));
	await expect(resumeWhenLost(wrong)).rejects.toThrow("no such table");
	expect(wrong).toHaveBeenCalledTimes(1);
});
