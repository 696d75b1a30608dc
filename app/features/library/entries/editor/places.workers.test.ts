import { expect, test } from "vitest";
import { FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import { db } from "#tests/database.ts";
import { edited, now, openEditor, publish } from "#tests/library/edited-entry.ts";
import { kindNamed } from "#tests/library/kinds.ts";
import { createEntry } from "./create-entry.server";
import { answerNewEntry } from "./page/answer-writing.server";
import { saveDraft } from "./save-draft.server";

const { author } = await openEditor();

const typed = (fields: Record<string, string>) => {
	const form = new FormData();
	const given = { intent: "save", lang: "en", revision: "0", factsRevision: "0", "entry.title": "Audit Wyoming" };
	for (const [name, value] of Object.entries({ ...given, ...fields })) form.set(name, value);
	return answerNewEntry(db, form, kindNamed("place"), { editorId: author, now });
};
const wyoming = { "entry.kind": "state", "entry.country": "US" };

test("a place is named by the letters of its country and its own, never by its title", async () => {
	expect(await typed({ ...wyoming, slug: "" })).toMatchObject({
		kind: "answer",
		status: 400,
		answer: { problems: { slug: { key: "errors.empty" } } },
	});
	expect(await typed({ ...wyoming, slug: "audit-wyoming" })).toMatchObject({
		answer: { problems: { slug: { key: "errors.placeKey", values: { name: "audit-wyoming" } } } },
	});
	expect(await typed({ ...wyoming, "entry.country": "", slug: "us-wy" })).toMatchObject({
		answer: { problems: { country: { key: "errors.country" } } },
	});
	expect(await typed({ ...wyoming, slug: "us-wy" })).toMatchObject({ kind: "created" });
});

test("a place whose country is changed to another than its address has is not published", async () => {
	const source = { name: "A statute" };
	const cells = ["licence", "disclosure", "assignment", "doubleClosing", "marketing", "withholding"];
	const rules = Object.fromEntries(cells.map((cell) => [cell, { answer: "yes", source, reviewedOn: "2026-11-01" }]));
	const words = {
		title: "Idaho",
		rules: Object.fromEntries(cells.map((cell) => [cell, { text: "So.", doubt: "none" }])),
	};
	const facts = { kind: "state", country: "US", rules };
	const made = await createEntry(db, { kind: kindNamed("place"), key: "us-id", facts, words, editorId: author, now });
	if (!made.ok) throw new Error(made.reason);
	const save = async (country: string, seen: number) =>
		saveDraft(db, {
			entry: await edited(made.id),
			parts: { [FACTS_LANGUAGE]: { ...facts, country } },
			seen: { [FACTS_LANGUAGE]: seen },
			source: null,
			editorId: author,
			now,
		});

	await save("CA", 1);
	expect(await publish(made.id)).toMatchObject({
		reason: "invalid",
		problems: { en: { country: { key: "errors.placeKey" } } },
	});
	await save("US", 2);
	expect(await publish(made.id)).toEqual({ ok: true });
});
