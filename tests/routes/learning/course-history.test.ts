import { expect, test } from "vitest";
import { openedSchool, type Role } from "../school.ts";

const school = openedSchool();
const OWN = "/instructor-dashboard/courses/1/history";
const FOREIGN = "/instructor-dashboard/courses/3/history";
const countDrafts = () => school.db.prepare("select count(*) as n from document_drafts").first("n");
const post = (path: string, fields: Record<string, string>, as: Role = "instructor") =>
	school.postForm(path, fields, as);

test("versions of another instructor's course are unknown, and no form of them writes", async () => {
	const before = await countDrafts();
	const forms: Record<string, string>[] = [
		{ intent: "restore", point: "v1" },
		{ intent: "undo", kept: "0d4f2a7e-15b8-4c63-8e0a-72f9b1c5d643" },
		{ intent: "keep", note: "Mine" },
	];
	for (const form of forms) expect((await post(FOREIGN, form)).status, form.intent).toBe(404);
	expect((await school.request(FOREIGN, { as: "instructor" })).status).toBe(404);
	expect(await countDrafts()).toBe(before);
});

test("odd choices in the address show the newest two, and forms that no page has are refused", async () => {
	for (const query of ["?from=v0&to=x", "?from=v99&to=kabc", "?lang=xx&shown=-5", "?shown=1e9&view=odd"]) {
		expect((await school.request(OWN + query, { as: "instructor" })).status, query).toBe(200);
	}
	const refused: Record<string, string>[] = [
		{ intent: "restore", point: "v0" },
		{ intent: "restore", point: "v1", language: "de" },
		{ intent: "restore", point: "v1", part: "../x" },
		{ intent: "undo", kept: "x" },
		{ intent: "none" },
	];
	for (const form of refused) expect((await post(OWN, form)).status, JSON.stringify(form)).toBe(400);
	expect((await post(OWN, { intent: "keep", note: "" })).status).toBe(400);
	expect((await post(OWN, { intent: "restore", point: "v99" })).status).toBe(409);
	expect((await post(OWN, { intent: "undo", kept: "0d4f2a7e-15b8-4c63-8e0a-72f9b1c5d643" })).status).toBe(409);
});
