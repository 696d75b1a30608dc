import { expect, test } from "vitest";
import { ENTRY_KINDS } from "#app/entry-kinds.server.ts";
import { FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import { listDeedsOfSubject } from "#app/features/operations/audit/list-audit-entries.server.ts";
import { SEARCHABLES } from "#app/searchables.server.ts";
import { db } from "#tests/database.ts";
import { makeCourse } from "#tests/factories.ts";
import {
	create,
	edited,
	english,
	facts,
	now,
	openEditor,
	publish,
	titleOf,
	write,
} from "#tests/library/edited-entry.ts";
import { kindNamed } from "#tests/library/kinds.ts";
import { findEntry } from "../entries.repository.server";
import { shipEntry } from "../ship-entry.server";
import { createEntry } from "./create-entry.server";
import { languageStates } from "./edited-entry.server";
import { listEntryVersions } from "./history/entry-versions.server";
import { saveDraft } from "./save-draft.server";

const { author, other } = await openEditor();

test("an entry is written, translated and published, and readers see none of it before", async () => {
	const id = await create("help", "begin");
	expect(await titleOf("begin")).toBeUndefined();
	await write(id, { de: { title: "Anfangen", summary: "Wie man anfängt." } });

	expect(await publish(id, { note: "The first" })).toEqual({ ok: true });
	expect([await titleOf("begin"), await titleOf("begin", "de")]).toEqual(["Begin", "Anfangen"]);
	const entry = await edited(id);
	expect(entry.drafts).toEqual({});
	expect(entry.listed).toMatchObject({ section: "help-start", position: 10, retiredAt: null });
	expect(await listEntryVersions(db, id)).toMatchObject([{ number: 1, note: "The first", authorName: "Ruth" }]);
	expect(await listDeedsOfSubject(db, { kind: "document", id }, { now, limit: 5 })).toMatchObject([
		{ deed: "library.publish", after: { entry: "help/begin", languages: "de en" } },
	]);
});

test("a name that another entry of the kind has is refused, of ten who take it at once one has it", async () => {
	const input = { kind: kindNamed("help"), key: "raced", facts, words: english, editorId: author, now };
	const outcomes = await Promise.all(Array.from({ length: 10 }, () => createEntry(db, input)));
	const made = outcomes.filter((outcome) => outcome.ok);
	expect(made).toHaveLength(1);
	expect(outcomes.filter(({ ok }) => !ok)).toEqual(Array(9).fill({ ok: false, reason: "slugTaken", id: made[0]?.id }));
});

test("of two who write one draft the second is told and gets what the first has written", async () => {
	const id = await create("help", "two-writers");
	const entry = await edited(id);
	const as = (who: number, title: string) =>
		saveDraft(db, { entry, parts: { en: { ...english, title } }, seen: { en: 1 }, source: null, editorId: who, now });
	const outcomes = await Promise.all([as(author, "Mine"), as(other, "Theirs"), as(other, "Third")]);

	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
	const refused = outcomes.filter((outcome) => !outcome.ok);
	const kept = (await edited(id)).drafts.en;
	expect(kept?.revision).toBe(2);
	expect(refused.map((outcome) => !outcome.ok && outcome.entry.drafts.en?.body.title)).toEqual(
		Array(2).fill(kept?.body.title),
	);
});

test("facts and English words are kept together or not at all", async () => {
	const id = await create("help", "together");
	const entry = await edited(id);
	await write(id, { en: { ...english, title: "Changed by somebody" } });
	const parts = { [FACTS_LANGUAGE]: { ...facts, category: "other" }, en: { ...english, title: "Late" } };
	const saved = await saveDraft(db, {
		entry,
		parts,
		seen: { [FACTS_LANGUAGE]: 1, en: 1 },
		source: null,
		editorId: other,
		now,
	});

	expect(saved).toMatchObject({ ok: false, reason: "changedMeanwhile" });
	expect((await edited(id)).drafts[FACTS_LANGUAGE]).toMatchObject({ revision: 1, body: { category: "start" } });
});

test("a draft that was published or discarded meanwhile is not written over", async () => {
	const id = await create("help", "gone-meanwhile");
	const entry = await edited(id);
	expect(await publish(id)).toEqual({ ok: true });
	const saved = await saveDraft(db, {
		entry,
		parts: { en: { ...english, title: "Late" } },
		seen: { en: 1 },
		source: null,
		editorId: other,
		now,
	});

	expect(saved).toMatchObject({ ok: false, reason: "changedMeanwhile" });
	expect((await edited(id)).drafts).toEqual({});
});

test("what is there already makes no draft and no new writer", async () => {
	const id = await create("help", "unchanged");
	expect(await write(id, { [FACTS_LANGUAGE]: facts, en: english }, other)).toEqual({ ok: true, changed: false });
	await publish(id);
	expect(await write(id, { [FACTS_LANGUAGE]: facts, en: english }, other)).toEqual({ ok: true, changed: false });
	expect((await edited(id)).drafts).toEqual({});
});

test("a draft that is not right is kept, and refused when it is to be published, with the fields that are to mend", async () => {
	const { course } = await makeCourse(db);
	const id = await create("help", "wrong", { ...english, title: "" });
	await write(id, {
		[FACTS_LANGUAGE]: {
			...facts,
			category: "nowhere",
			related: ["begin", "not-there"],
			lessons: [`${course.slug}/not-there`],
			routes: ["/courses/:courseId", "/admin/settings", "/courses/:courseId/not-there"],
		},
		de: { title: "Nur der Titel" },
	});

	expect(await publish(id)).toEqual({
		ok: false,
		reason: "invalid",
		problems: {
			en: {
				title: { key: "errors.empty" },
				category: { key: "errors.sectionUnknown", values: { name: "help-nowhere" } },
				related: { key: "errors.relatedUnknown", values: { name: "not-there" } },
				routes: { key: "errors.routeUnknown", values: { name: "/courses/:courseId/not-there" } },
				lessons: { key: "errors.lessonUnknown", values: { name: `${course.slug}/not-there` } },
			},
			de: { summary: { key: "errors.empty" } },
		},
	});
	expect(await listEntryVersions(db, id)).toEqual([]);
	expect((await edited(id)).drafts.en?.body.title).toBe("");
});

test("lessons and related entries that are there are accepted", async () => {
	await publish(await create("help", "friend"));
	const { course, lessons } = await makeCourse(db, { modules: [[{}]] });
	const id = await create("help", "referring", english, {
		...facts,
		related: ["friend"] as never,
		lessons: [`${course.slug}/${lessons[0]?.key}`] as never,
	});
	expect(await publish(id)).toEqual({ ok: true });
});

test("only the languages that are chosen are published, English first", async () => {
	const id = await create("help", "by-language");
	await write(id, { de: { title: "Deutsch", summary: "Worum es geht." } });
	expect(await publish(id, { languages: ["de"] })).toEqual({ ok: false, reason: "englishMissing" });
	expect(await publish(id, { languages: ["fr"] })).toEqual({ ok: false, reason: "nothingChosen" });
	expect(await publish(id, { languages: ["en"] })).toEqual({ ok: true });
	expect([await titleOf("by-language", "de"), Object.keys((await edited(id)).drafts)]).toEqual(["Begin", ["de"]]);
	expect(await publish(id, { languages: ["de"] })).toEqual({ ok: true });
	expect(await titleOf("by-language", "de")).toBe("Deutsch");
});

test("a draft that has gone on since it was seen is not published; of those who publish at once one does", async () => {
	const id = await create("help", "publish-raced");
	expect(await publish(id, { seen: { [FACTS_LANGUAGE]: 1, en: 7 } })).toEqual({
		ok: false,
		reason: "changedMeanwhile",
	});
	const outcomes = await Promise.all(
		Array.from({ length: 6 }, () => publish(id, { seen: { [FACTS_LANGUAGE]: 1, en: 1 } })),
	);

	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
	expect(await listEntryVersions(db, id)).toHaveLength(1);
	expect(await listDeedsOfSubject(db, { kind: "document", id }, { now, limit: 9 })).toHaveLength(1);
	expect((await edited(id)).drafts).toEqual({});
});

test("a translation is older once the English has changed, and catches up when it is saved beside it", async () => {
	const id = await create("help", "older");
	const german = { title: "Älter", summary: "Worum es geht." };
	await write(id, { de: german });
	await publish(id);
	const isOlder = async () => languageStates(await edited(id)).find(({ language }) => language === "de")?.isOlder;
	expect(await isOlder()).toBe(false);

	await write(id, { en: { ...english, body: "Do it otherwise." } });
	await publish(id);
	expect(await isOlder()).toBe(true);

	expect(await write(id, { de: german })).toEqual({ ok: true, changed: true });
	expect(await isOlder()).toBe(false);
	expect(await publish(id)).toEqual({ ok: true });
	expect([await isOlder(), (await edited(id)).drafts]).toEqual([false, {}]);
});

test("a translation that ships is as old as the English that shipped with it", async () => {
	const ship = (words: Record<string, unknown>, sourceHash: string) =>
		shipEntry(db, {
			entry: {
				kind: "help",
				key: "shipped",
				facts: { ...facts, position: 0 },
				translations: { en: words, fr: { title: "F", summary: "f", body: "" } },
			},
			sourceHash,
			searchables: SEARCHABLES,
			kinds: ENTRY_KINDS,
			now,
		});
	await ship({ ...english }, "one");
	const id = (await findEntry(db, "help", "shipped", "en"))[0]?.id ?? 0;
	const french = async () => languageStates(await edited(id)).find(({ language }) => language === "fr")?.isOlder;
	expect(await french()).toBe(false);
	await ship({ ...english, title: "New edition" }, "two");
	expect(await french()).toBe(true);
});
