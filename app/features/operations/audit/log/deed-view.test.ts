import { expect, test } from "vitest";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { deedViews, differences } from "./deed-view";
import { deedChoices, deedWords } from "./deed-words.server";

/** Without the marks that set a name apart in its own writing direction. */
const plain = (text = "") => text.replace(/[\u2068\u2069]/g, "");

test.each([
	[null, null, []],
	[{ role: "student" }, { role: "admin" }, [{ field: "role", from: "student", to: "admin" }]],
	[{ a: 1, b: 2 }, { a: 1, b: 3 }, [{ field: "b", from: "2", to: "3" }]],
	[null, { until: null, kind: "all" }, [{ field: "kind", from: null, to: "all" }]],
	[{ on: ["x", "y"] }, { on: [] }, [{ field: "on", from: "x, y", to: "" }]],
	[{ deep: { a: 1 } }, { deep: { a: 2 } }, [{ field: "deep", from: '{"a":1}', to: '{"a":2}' }]],
])("%j to %j", (before, after, changes) => {
	expect(differences(before, after)).toEqual(changes);
});

test("what is very long is cut", () => {
	expect(differences(null, { text: "x".repeat(1000) })[0]?.to).toHaveLength(301);
});

test("a deed is told in words, with its technical names beside them", () => {
	const row = {
		id: "1",
		deed: "people.suspend",
		subjectKind: "user",
		subjectId: "7",
		actorId: 5,
		actorName: "Ruth",
		before: { suspended: false, odd: "kept_as_it_is" },
		after: { suspended: true, until: "2026-11-30T12:00:00.000Z", odd: "student" },
		at: new Date("2026-11-20T12:00:00Z"),
	};
	const reading = {
		formats: formatsFor({ language: "de", timeZone: "UTC" }),
		t: getFixedT("de", "audit"),
		words: deedWords("de"),
	};
	const [view, odd] = deedViews([row, { ...row, subjectKind: "spaceship", deed: "school.moved" }], reading);
	expect(view).toMatchObject({ deed: "people.suspend", subject: "Konto", subjectKind: "user" });
	expect(plain(view?.sentence)).toMatch(/^Ruth .*gesperrt/);
	expect([odd?.subject, plain(odd?.sentence)]).toEqual(["spaceship", "Ruth – school.moved"]);
	expect(view?.changes).toEqual([
		{ field: "suspended", label: "Gesperrt", from: "nein", to: "ja" },
		{ field: "odd", label: null, from: "kept_as_it_is", to: "Lernende" },
		{ field: "until", label: "Bis", from: null, to: "30.11.2026, 12:00\u00a0UTC" },
	]);

	const day = { ...row, after: { until: "2026-11-30" } };
	const afar = { ...reading, formats: formatsFor({ language: "en", timeZone: "Pacific/Honolulu" }) };
	expect(deedViews([day], afar)[0]?.changes.at(-1)).toMatchObject({ field: "until", to: "Nov 30, 2026" });
});

test("what nobody did who has a name is the school's, or somebody's whose account is gone", () => {
	const { sentence, choice } = deedWords("en");
	expect(plain(sentence({ deed: "auth.signIn", actorId: null, actorName: null }))).toBe("The school itself signed in");
	expect(plain(sentence({ deed: "auth.signIn", actorId: 7, actorName: null }))).toBe("Someone signed in");
	expect(plain(choice("constructor"))).toBe("…: constructor");
});

test("the deeds to choose from are sorted by their words", () => {
	const labels = deedChoices(["auth.signIn", "refunds.approve", "auth.register"], "en").map(({ label }) =>
		plain(label),
	);
	expect(labels).toEqual([...labels].sort(new Intl.Collator("en").compare));
	expect(labels).toContain("… signed in");
});
