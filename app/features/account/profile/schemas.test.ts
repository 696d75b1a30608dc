import { expect, test } from "vitest";
import { AboutForm, BackgroundForm, ProfileForm } from "./schemas";

const about = { intent: "about", name: "Mira", headline: "Buyer", bio: "Hi" };
const refusals = (given: object) =>
	ProfileForm.safeParse(given).error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`) ?? [];

test("headline and bio may be left out, the name may not", () => {
	expect(AboutForm.parse({ intent: "about", name: " Mira " })).toEqual({
		...about,
		name: "Mira",
		headline: "",
		bio: "",
	});
	for (const name of [undefined, "", "   "]) {
		expect(refusals({ ...about, name })).toEqual(["name errors.nameMissing"]);
	}
	expect(refusals({ ...about, name: "x".repeat(101) })).toEqual(["name errors.nameLong"]);
	expect(refusals({ ...about, headline: "a\u0007b" })).toEqual(["headline errors.characters"]);
});

test.each([
	[{ country: "XX" }, "country"],
	[{ timeZone: "Mars/Olympus" }, "timeZone"],
	[{ timeZone: "" }, "timeZone"],
	[{ languages: ["xx"] }, "languages"],
	[{ interests: ["golf"] }, "interests"],
])("%o is no choice", (wrong, field) => {
	const given = { intent: "background", timeZone: "Europe/Lisbon", ...wrong };
	expect(BackgroundForm.safeParse(given).error?.issues.map(({ path }) => path[0])).toEqual([field]);
});

test("nothing but the fields of the form is taken", () => {
	expect(refusals({ ...about, role: "admin" })).toHaveLength(1);
	expect(refusals({ intent: "visibility" })).toHaveLength(1);
});
