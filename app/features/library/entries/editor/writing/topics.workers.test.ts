import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import { courseTopics } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { create, now, openEditor, publish, write } from "#tests/library/edited-entry.ts";

await openEditor();
const facts = {
	kind: "article",
	topic: "space",
	countries: ["anywhere"],
	access: "public",
	reviewed: "2026-11-20",
	related: [],
	lessons: [],
};
const words = { title: "Rockets", summary: "About rockets.", body: "Text." };
const retire = (key: string) => db.update(courseTopics).set({ retiredAt: now }).where(eq(courseTopics.key, key));
const refused = (key: string, name: string) => ({
	ok: false,
	reason: "invalid",
	problems: { en: { topic: { key, values: { name } } } },
});

test("a resource is published in a topic that the school has, and keeps one that is retired", async () => {
	const id = await create("resource", "rockets", words, facts);
	const save = (topic: string, body = "Text.") =>
		write(id, { [FACTS_LANGUAGE]: { ...facts, topic }, en: { ...words, body } });

	expect(await publish(id)).toEqual(refused("errors.topicUnknown", "space"));
	await retire("money");
	await save("money");
	expect(await publish(id)).toEqual(refused("errors.topicRetired", "money"));
	await save("law");
	expect(await publish(id)).toMatchObject({ ok: true });

	await retire("law");
	await save("law", "Another text.");
	expect(await publish(id)).toMatchObject({ ok: true });
});
