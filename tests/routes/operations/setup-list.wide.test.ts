import { afterAll, expect, test } from "vitest";
import { openedSchool } from "../school.ts";

const school = openedSchool();
const post = (intent: string, as: "admin" | "instructor" = "admin") => school.postForm("/admin", { intent }, as);
const overview = async () => (await school.request("/admin", { as: "admin" })).text();
const TITLE = "Before the school opens";

afterAll(async () => {
	await post("hideSetup");
});

test("a school that is open already lists no first steps; an admin shows them to the school, and hides them", async () => {
	expect(await overview()).not.toContain(TITLE);
	const shown = await post("showSetup");
	expect([shown.status, shown.headers.get("Location")]).toEqual([302, "/admin?done=setupShown"]);
	const page = await overview();
	expect(page).toContain(TITLE);
	expect(page).toMatch(/\d of 7 done/);
	expect(page).toContain('href="/admin/settings/operator"');
	const hidden = await post("hideSetup");
	expect(hidden.headers.get("Location")).toBe("/admin?done=setupHidden");
	expect(await overview()).not.toContain(TITLE);
	expect(await (await school.request("/admin?done=setupHidden", { as: "admin" })).text()).toContain(
		'value="showSetup"',
	);
});

test("whoever is no admin hides nothing, and no other form is taken", async () => {
	await post("showSetup");
	const refused = await post("hideSetup", "instructor");
	expect(refused.headers.get("Location")).toBe("/instructor-dashboard");
	expect(await overview()).toContain(TITLE);
	expect((await post("everything")).status).toBe(400);
});
