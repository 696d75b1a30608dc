import { describe, expect, test } from "vitest";
import { openedSchool } from "../school.ts";

const school = openedSchool();
const report = {
	message: "Cannot find lot 12 of ada@example.com",
	stack: "TypeError: Cannot find lot 12\n    at draw (https://grew.example/assets/plat-AAAAAAAA.js:1:2)",
	url: "https://grew.example/courses/3?token=abcdef",
};

describe("from a report to its resolution", () => {
	test("the edge takes it without Remix, and only as it should come", async () => {
		const taken = await school.postJson("/api/error-reports", report);
		expect([taken.status, await taken.json()]).toEqual([202, {}]);
		expect(taken.headers.get("Content-Security-Policy")).toContain("default-src 'none'");

		expect((await school.postJson("/api/error-reports", { ...report, userId: 1 })).status).toBe(400);
		expect((await school.request("/api/error-reports")).status).toBe(405);
		const foreign = await school.postJson("/api/error-reports", report, "anonymous", {
			Origin: "https://evil.example",
		});
		expect(foreign.status).toBe(403);
	});

	test("an admin sees it scrubbed, resolves it, and it opens again when it comes back", async () => {
		await school.postJson("/api/error-reports", report);
		const list = await (await school.request("/admin/errors", { as: "admin" })).text();
		const path = /href="(\/admin\/errors\/[0-9a-f]{32})"/.exec(list)?.[1] ?? "";
		const page = await (await school.request(path, { as: "admin" })).text();

		expect(page).toContain("Cannot find lot 12 of [email]");
		expect(page).toContain("/courses/:id");
		expect(page).not.toMatch(/ada@example|abcdef/);

		const resolved = await school.postForm(path, { intent: "resolve", returnTo: "//evil.example" }, "admin");
		expect([resolved.status, resolved.headers.get("Location")]).toEqual([302, path]);
		const isListed = async (status: string) =>
			(await (await school.request(`/admin/errors?status=${status}`, { as: "admin" })).text()).includes(path);
		expect([await isListed("open"), await isListed("resolved")]).toEqual([false, true]);

		await school.postJson("/api/error-reports", { ...report, message: "Cannot find lot 13 of bob@example.com" });
		expect([await isListed("open"), await isListed("resolved")]).toEqual([true, false]);
	});
});
