import { expect, test } from "vitest";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { findSettings } from "../settings.repository.server";
import { answerSettingForm } from "./answer-setting-form.server";

const typed = { name: "ბინა LLC", address: "1 Main Street\nDover", contactEmail: "office@grew.example" };

async function save(letters: string[]) {
	const form = new FormData();
	for (const [name, text] of Object.entries({ intent: "save", key: "operator", version: "0" })) form.set(name, text);
	for (const [name, text] of Object.entries(typed)) form.set(`value.${name}`, text);
	const rows = await findSettings(db);
	return answerSettingForm(db, {
		form,
		rows,
		textsOf: () => Promise.reject(new Error("nothing is previewed")),
		unprintable: async (text) => [...text].filter((letter) => letters.includes(letter)),
		actor: { id: (await makeUser(db)).id, capabilities: ["settings"], hasProof: true },
		requestId: "r",
		now: new Date("2026-11-20T10:00:00Z"),
	});
}

test("a name of the school that invoices cannot print is refused with its letters, and what was typed stays", async () => {
	expect(await save(["ბ", "ი"])).toMatchObject({
		kind: "answer",
		answer: {
			kind: "invalid",
			reply: { error: { "value.name": [{ key: "errors.letters", values: { letters: "ბ ი" } }] } },
		},
	});
	expect(await save([])).toMatchObject({ kind: "done" });
});
