import { expect, test } from "vitest";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import { openedSchool } from "../school.ts";

const school = openedSchool();
const PATH = "/admin/forum";
const post = (fields: Record<string, string>) => school.postForm(PATH, fields, "admin");
const html = async (path: string, as: "admin" | "student" | "anonymous" = "anonymous") =>
	(await school.request(path, { as })).text();
const named = (word: string) => Object.fromEntries(LANGUAGE_CODES.map((code) => [`names.${code}`, `${word} ${code}`]));

test("a category that is added is listed in each language and takes topics, and is retired with an undo", async () => {
	const fields = { intent: "add", access: "public", ...named("Auctions"), "descriptions.en": "Under the hammer." };
	const added = await post(fields);
	expect([added.status, added.headers.get("Location")]).toEqual([302, `${PATH}?done=added#category-auctions-en`]);
	expect(await html(`${PATH}?done=added`, "admin")).toContain("The category has been added.");
	const page = await html("/forum?category=auctions-en");
	expect(page).toContain("Under the hammer.");
	expect(page).toContain("Everybody reads, members write.");
	expect(await html("/de/forum")).toContain("Auctions de");
	expect(await html("/forum/new", "student")).toContain('value="auctions-en"');

	const started = await school.postForm(
		"/forum/new",
		{
			clientKey: crypto.randomUUID(),
			category: "auctions-en",
			kind: "question",
			language: "en",
			title: "Which auction house answers?",
			body: "I have called three.",
		},
		"student",
	);
	const topic = String(started.headers.get("Location"));

	expect((await post({ intent: "retire", key: "auctions-en", revision: "1" })).status).toBe(302);
	expect(await html("/forum/new", "student")).not.toContain('value="auctions-en"');
	expect((await school.request(topic)).status).toBe(200);

	const changeId = /name="changeId" value="([0-9a-f-]{36})"/.exec(await html(PATH, "admin"))?.[1] ?? "";
	const undone = await post({ intent: "undo", changeId });
	expect([undone.status, undone.headers.get("Location")]).toEqual([302, `${PATH}?done=undone#changes`]);
	expect(await html("/forum/new", "student")).toContain('value="auctions-en"');
	expect((await post({ intent: "undo", changeId })).status).toBe(409);
});

test("what cannot be saved says why beside the field, with what was typed", async () => {
	const refused = await post({ intent: "add", access: "plan", ...named("Members"), "names.de": "" });
	expect(refused.status).toBe(400);
	const page = await refused.text();
	expect(page).toContain("Write the name in this language.");
	const withoutPlan = await post({ intent: "add", access: "plan", ...named("Members") });
	expect([withoutPlan.status, (await withoutPlan.text()).includes("Choose the plan whose holders enter.")]).toEqual([
		400,
		true,
	]);
	expect(page).toContain('value="Members fr"');
	const taken = await post({ intent: "add", access: "public", ...named("Deals"), "names.en": "Deals" });
	expect([taken.status, (await taken.text()).includes("The key “deals” is taken already.")]).toEqual([409, true]);
	const late = await post({ intent: "retire", key: "deals", revision: "9" });
	expect([late.status, (await late.text()).includes("Someone has changed it meanwhile.")]).toEqual([409, true]);
	expect((await post({ intent: "retire", key: "gone", revision: "1" })).status).toBe(404);
	expect((await post({ intent: "delete", key: "deals", revision: "1" })).status).toBe(400);
});

test("a category for a plan says so, and visitors neither see it nor its topics", async () => {
	await post({ intent: "add", access: "plan", planId: "1", ...named("Inner circle") });
	expect(await html("/forum")).not.toContain("Inner circle en");
	expect(await html("/forum?category=inner-circle-en", "admin")).toContain("For holders of");
	expect(await html(PATH, "admin")).toContain("Holders of");
});
