import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { isConflict } from "#db/conflict.ts";
import { RENDERER } from "#db/content/markdown.ts";
import { db } from "#tests/database.ts";
import { addVersion, makeDocument, partsOf, stateOf } from "#tests/library/documents.ts";
import { insertHtml, listUnrendered } from "./documents.repository.server";
import { findVersion, listParts, listPublished, switchVersion } from "./face.server";
import { FACTS_LANGUAGE } from "./part";
import { renderPart, stageHtml } from "./stage-html.server";
import { versionParts } from "./version-parts.sql";

const show = (documentId: number, versionId: string, seen: { versionId: string | null; renderer: number | null }) =>
	switchVersion(db, { documentId, versionId, renderer: RENDERER, seen }).then(
		() => true,
		(error: unknown) => {
			if (!isConflict(error)) throw error;
			return false;
		},
	);
const partsInSql = (versionId: string) =>
	db.all<{ language: string; html: string | null }>(
		sql`with ${versionParts(versionId)} select language, html from parts order by language`,
	);
const UNPUBLISHED = { versionId: null, renderer: null };

test("a version is published while readers see what was seen, and the document says which and by which renderer", async () => {
	const { id } = await makeDocument();
	const [first, second] = [await addVersion(id, { en: { title: "1" } }), await addVersion(id, { en: { title: "2" } })];
	expect(await show(id, first, UNPUBLISHED)).toBe(true);
	expect(await stateOf(id)).toMatchObject({ publishedVersionId: first, publishedRenderer: RENDERER, headId: second });
	expect((await stateOf(id)).publishedManifest).not.toEqual((await stateOf(id)).headManifest);
	expect(await findVersion(db, second)).toMatchObject([{ documentId: id, publishedVersionId: first, kind: "help" }]);

	expect(await show(id, second, { versionId: first, renderer: RENDERER })).toBe(true);
	expect(await stateOf(id)).toMatchObject({ publishedVersionId: second });
});

test.each([
	["nothing was published when something is", UNPUBLISHED],
	["another version was published", { versionId: "another", renderer: RENDERER }],
	["an older renderer had made it", { versionId: "first", renderer: RENDERER - 1 }],
])("who believes that %s changes nothing", async (_case, seen) => {
	const { id } = await makeDocument();
	const [first, second] = [await addVersion(id, { en: { title: "1" } }), await addVersion(id, { en: { title: "2" } })];
	await show(id, first, UNPUBLISHED);
	const believed = { ...seen, versionId: seen.versionId === "first" ? first : seen.versionId };
	expect(await show(id, second, believed)).toBe(false);
	expect(await stateOf(id)).toMatchObject({ publishedVersionId: first });
});

test("of six who publish different versions at once one has an effect", async () => {
	const { id } = await makeDocument();
	const versions: string[] = [];
	for (let at = 0; at < 6; at += 1) versions.push(await addVersion(id, { en: { title: `${at}` } }));
	const outcomes = await Promise.all(versions.map((version) => show(id, version, UNPUBLISHED)));
	expect(outcomes.filter(Boolean)).toHaveLength(1);
	expect((await stateOf(id)).publishedVersionId).toBe(versions[outcomes.indexOf(true)]);
});

test("published documents are read in portions by their number, drafts are not among them", async () => {
	const made = [await makeDocument(), await makeDocument(), await makeDocument({ kind: "term" })];
	const shown: string[] = [];
	for (const [at, { id }] of made.entries()) {
		const version = await addVersion(id, { en: { title: `${id}` } });
		if (at === 1) continue;
		await show(id, version, UNPUBLISHED);
		shown.push(version);
	}
	const [first, , last] = made;
	const after = (first?.id ?? 0) - 1;
	expect(await listPublished(db, { after, limit: 1 })).toMatchObject([{ id: first?.id, versionId: shown[0] }]);
	expect(await listPublished(db, { after: first?.id ?? 0, limit: 9 })).toEqual([
		{ id: last?.id, kind: "term", versionId: shown[1] },
	]);
});

test("the HTML of a version is made once, of words and not of facts", async () => {
	const { id } = await makeDocument();
	const texts = {
		[FACTS_LANGUAGE]: { body: "# facts" },
		en: { body: "# A heading of its own" },
		de: { title: "Ohne Text" },
	};
	const version = await addVersion(id, texts);
	expect(await listUnrendered(db, version, RENDERER)).toHaveLength(2);
	await stageHtml(db, version);
	expect(await listUnrendered(db, version, RENDERER)).toEqual([]);
	expect(await listUnrendered(db, version, RENDERER + 1)).toHaveLength(2);

	const [, english] = partsOf(texts);
	await insertHtml(db, [{ hash: english?.hash ?? "", html: { body: "overwritten" } }], RENDERER);
	await stageHtml(db, version);
	const rows = await partsInSql(version);
	expect(rows.map(({ language }) => language)).toEqual(["*", "de", "en"]);
	expect(rows[0]?.html).toBeNull();
	expect(rows[1]?.html).toBe("{}");
	expect(rows[2]?.html).toContain("A heading of its own");
});

test("staging that was broken off goes on where it stopped, and three at once leave each part once", async () => {
	const { id } = await makeDocument();
	const languages = ["en", "es", "fr", "zh", "de", "ru", "a1", "a2", "a3", "a4"];
	const texts = Object.fromEntries(
		languages.map((language) => [language, { body: `${language} ${"word ".repeat(11_000)}` }]),
	);
	const version = await addVersion(id, texts);
	const [waiting] = await listUnrendered(db, version, RENDERER);
	await insertHtml(db, [{ hash: waiting?.hash ?? "", html: { body: "<p>before the crash</p>" } }], RENDERER);

	await Promise.all(Array.from({ length: 3 }, () => stageHtml(db, version)));
	const rows = await partsInSql(version);
	expect(rows).toHaveLength(10);
	expect(rows.filter(({ html }) => html?.includes("before the crash"))).toHaveLength(1);
	expect(rows.every(({ html }) => Number(html?.length) > 10)).toBe(true);
});

test("parts by hash are those that are stored", async () => {
	const { id } = await makeDocument();
	await addVersion(id, { en: { title: "Stored" } });
	const [part] = partsOf({ en: { title: "Stored" } });
	const hash = part?.hash ?? "";
	expect(await listParts(db, [hash, "f".repeat(64), hash])).toEqual([{ hash, body: { title: "Stored" } }]);
	expect(await listParts(db, [])).toEqual([]);
});

test("only Markdown fields that are texts are rendered", () => {
	expect(renderPart({ title: "# no", body: "*yes*", description: "**also**" })).toEqual({
		description: "<p><strong>also</strong></p>",
		body: "<p><em>yes</em></p>",
	});
	expect(renderPart({ body: 7, description: null })).toEqual({});
	expect(renderPart({ body: "" })).toEqual({ body: "" });
});

test("what is rendered is safe, whatever was written", () => {
	const { body } = renderPart({
		body: '<img src=x onerror="alert(1)"> [go](javascript:alert(1)) <script>1</script> \ud800',
	});
	expect(body).not.toMatch(/<script|<img|href="javascript/);
});

test("paragraphs of lessons alone have ids, since questions lead to them", () => {
	expect(renderPart({ body: "One." }).body).not.toContain("id=");
	expect(renderPart({ body: "One.", recall: [] }).body).toContain("id=");
});
