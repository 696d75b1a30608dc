import { expect, test } from "vitest";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { AboutForm, backgroundForm, profileForm } from "./schemas";

const BackgroundForm = backgroundForm(["sellers"]);
const ProfileForm = profileForm(["sellers"]);

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

test("what a teacher says in other languages is read as its form sends it, and said back field by field", () => {
	const parse = (fields: Record<string, string>) => {
		const form = new FormData();
		for (const [name, value] of Object.entries({ intent: "translations", ...fields })) form.append(name, value);
		return parseForm(form, ProfileForm);
	};
	const said = parse({ "headline.de": " Gutachterin ", "headline.fr": "", "bio.de": "Ich *lehre*.", "bio.fr": "" });
	expect(said.status === "success" && said.value).toMatchObject({
		headline: { de: "Gutachterin", fr: "" },
		bio: { de: "Ich *lehre*.", fr: "" },
	});
	expect(parse({ "headline.de": "", "bio.de": "" }).status).toBe("success");

	const refused = parse({ "headline.de": "x".repeat(121), "bio.zh": "x".repeat(4001) });
	expect(refused.status).toBe("error");
	expect(Object.keys(refused.reply().error ?? {}).sort()).toEqual(["bio.zh", "headline.de"]);
	expect(parse({ "bio.xx": "x" }).status).toBe("error");
});
