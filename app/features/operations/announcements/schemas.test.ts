import { expect, test } from "vitest";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { minuteOfTime } from "#app/shared/forms/time-text.ts";
import { AnnouncementForm, NewAnnouncementForm } from "./schemas";

const WHOLE = {
	intent: "save",
	"titles.en": "Title",
	"bodies.en": "Body",
	link: "/courses",
	audience: "course-3",
};

function parse(fields: Record<string, string>) {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	return parseForm(form, NewAnnouncementForm);
}
const errorsOf = (fields: Record<string, string>) => {
	const form = parse(fields);
	return form.status === "success" ? [] : Object.keys(form.reply().error ?? {});
};

test("a whole draft is read, and languages that are left empty are left out", () => {
	const form = parse({ ...WHOLE, "titles.de": "", "bodies.de": "" });
	expect(form.status === "success" && form.value).toMatchObject({
		titles: { en: "Title" },
		bodies: { en: "Body" },
		audience: { kind: "course", courseId: 3 },
	});
});

test.each([
	["titles.en", { "titles.en": "" }],
	["bodies.de", { "titles.de": "Titel" }],
	["titles.de", { "bodies.de": "Inhalt" }],
	["link", { link: "https://elsewhere.example/" }],
	["link", { link: "//elsewhere.example/" }],
	["link", { link: "/logout" }],
	["audience", { audience: "plan-x" }],
])("%s is refused: %j", (name, wrong) => {
	expect(errorsOf({ ...WHOLE, ...wrong })).toContain(name);
});

test.each([
	["00:00", 0],
	["09:30", 570],
	["23:59", 1439],
])("%s is a time", (time, minutes) => {
	expect(AnnouncementForm.safeParse({ intent: "schedule", seen: "1", day: "2026-11-30", time }).success).toBe(true);
	expect(minuteOfTime(time)).toBe(minutes);
});

test.each(["24:00", "9:00", "", "09:60"])("%j is no time", (time) => {
	expect(AnnouncementForm.safeParse({ intent: "schedule", seen: "1", day: "2026-11-30", time }).success).toBe(false);
});
