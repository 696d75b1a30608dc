import { beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { ENTRY_KINDS } from "#app/entry-kinds.server.ts";
import { SEARCHABLES } from "#app/searchables.server.ts";
import { binding } from "#tests/database.ts";
import { isConnectionLost } from "../connection-lost";
import type { EntryContent } from "../content/library-files/entry-content";
import { shipEntries, shippedHashes } from "./ship-entries";

const now = new Date("2026-11-29T10:00:00Z");
const sendBatch = binding.batch.bind(binding);
let batch: MockInstance<D1Database["batch"]>;

beforeEach(() => {
	vi.restoreAllMocks();
	batch = vi.spyOn(binding, "batch");
});

function help(key: string, title = "Begin"): EntryContent {
	const facts = { category: "start", position: 10, reviewed: "2026-11-20", related: [], lessons: [], routes: ["/"] };
	const en = { title, summary: "How to begin.", body: "Do it.", keywords: ["start"] };
	return { kind: "help", key, facts, translations: { en } };
}
const helps = (name: string, count: number) => Array.from({ length: count }, (_, at) => help(`${name}-${at}`));

async function ship(entries: readonly EntryContent[]) {
	const [said, told]: [string[], string[]] = [[], []];
	const say = (line: string) => void said.push(line);
	const progress = (line: string) => void told.push(line);
	const known = await shippedHashes(binding);
	const changed = await shipEntries(binding, {
		entries,
		known,
		searchables: SEARCHABLES,
		kinds: ENTRY_KINDS,
		now,
		say,
		progress,
	}).catch((error: unknown) => error);
	return { changed, said, told };
}

const countHelp = (name: string) =>
	binding
		.prepare("select count(*) as count from library_entries where kind = 'help' and slug like ?")
		.bind(`${name}-%`)
		.first("count");

test("entries are published fifty at a time, in few batches, and once", async () => {
	const entries = helps("many", 60);

	expect(await ship(entries)).toEqual({
		changed: 60,
		said: [],
		told: ["Library: 50 of 60 entries.", "Library: 60 of 60 entries."],
	});
	expect(await countHelp("many")).toBe(60);
	// Two groups; each by itself would take about ten times sixty.
	expect(batch.mock.calls.length).toBeLessThan(40);

	expect(await ship(entries)).toEqual({ changed: 0, said: [], told: [] });
});

test("a run that was interrupted says what it had done, and the next one does the rest", async () => {
	const entries = helps("lost", 70);
	batch.mockImplementation(async <T>(statements: D1PreparedStatement[]) => {
		// The second group has begun when the first is published.
		if ((await countHelp("lost")) === 50) throw new Error("D1_ERROR: Network connection lost.");
		return sendBatch<T>(statements);
	});

	const { changed, told } = await ship(entries);
	expect(changed).toMatchObject({
		message: "help lost-50 could not be published; 50 of 70 entries of the library are there",
	});
	expect(isConnectionLost(changed)).toBe(true);
	expect(told).toEqual(["Library: 50 of 70 entries."]);

	batch.mockRestore();
	expect(await ship(entries)).toMatchObject({
		changed: 20,
		told: ["Library: 50 of 70 entries are there already.", "Library: 70 of 70 entries."],
	});
	expect(await countHelp("lost")).toBe(70);
});

test("an entry that is refused is named, and keeps nobody else of its group back", async () => {
	const { changed, said } = await ship([help("near-0"), help("panel"), help("near-1")]);

	expect(changed).toBe(2);
	expect(said).toEqual(["help panel was left out: its name belongs to a page of the school."]);
	expect(await countHelp("near")).toBe(2);
});
