import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { aliasOf } from "#app/features/library/search/index/synonyms.ts";
import { findHits } from "#app/features/library/search/query/search.repository.server.ts";
import { matchQuery } from "#app/features/library/search/words/match-query.ts";
import { parseSearchWords } from "#app/features/library/search/words/search-words.ts";
import { connect } from "#db/client.server.ts";
import { prepareDatabase, type SchoolBindings } from "#scripts/prepare-database.ts";
import { inventDocuments, VOCABULARY } from "./measure/invent-documents.ts";

// `npm run bench:search [-- --documents 100000 --searches 300]`
// Times searches in a local D1 filled with invented documents. Kept in .cache.
const { values } = parseArgs({
	options: { documents: { type: "string", default: "100000" }, searches: { type: "string", default: "300" } },
});
const wanted = Number(values.documents);
const AT_ONCE = 1_000;
let seed = 7;
const state = `.cache/bench-search-${wanted}`;
mkdirSync(state, { recursive: true });

const miniflare = new Miniflare(
	convertV4MiniflareOptions({
		resourcePersistencePath: resolve(state, "v3"),
		cf: false,
		workers: [
			{
				name: "grew",
				modules: true,
				script: "export default {};",
				compatibilityDate: "2026-11-01",
				d1Databases: ["DB"],
				r2Buckets: ["MEDIA"],
				kvNamespaces: ["CACHE"],
			},
		],
	} as Parameters<typeof convertV4MiniflareOptions>[0]),
);
try {
	const env = await miniflare.getBindings<SchoolBindings>();
	await prepareDatabase({ ...env, ENVIRONMENT: "production" }, () => {}, { content: state });
	await fill(env.DB as D1Database);
	await measure(env.DB as D1Database);
} finally {
	await miniflare.dispose();
}

async function fill(db: D1Database) {
	await db
		.prepare(
			"INSERT OR IGNORE INTO documents (id, kind, key, origin, created_at) VALUES (1, 'help', 'invented', 'school', 0)",
		)
		.run();
	const there = (await db.prepare("SELECT count(*) AS n FROM search_documents").first<number>("n")) ?? 0;
	for (let from = there; from < wanted; from += AT_ONCE) {
		const rows = inventDocuments(from, Math.min(AT_ONCE, wanted - from));
		await db
			.prepare(
				`INSERT INTO search_documents (document_id, part_key, language, type, access, path, title, aliases, context, text, cut)
				SELECT 1, value ->> 'partKey', value ->> 'language', 'help', 'public', '/help/x', value ->> 'title', '', '',
					value ->> 'text', nullif(value -> 'cut', 'null') FROM json_each(?)`,
			)
			.bind(JSON.stringify(rows))
			.run();
		if ((from / AT_ONCE) % 25 === 0) console.log(`${from + rows.length} of ${wanted} documents`);
	}
}

async function measure(binding: D1Database) {
	const db = connect(binding);
	const kinds = [
		["one rare word", () => [pick(0.2, 1)]],
		["one frequent word", () => [pick(0, 0.01)]],
		["the beginning of a word", () => [pick(0, 1).slice(0, 3)]],
		["three words", () => [pick(0, 0.2), pick(0, 0.2), pick(0, 1)]],
		["Chinese", () => ["合同转让", "房地产", "买方", "税"].slice(Math.floor(random() * 4)).slice(0, 1)],
	] as const;
	const all: number[] = [];
	for (const [name, words] of kinds) {
		const times: number[] = [];
		for (let n = 0; n < Number(values.searches) / kinds.length; n++) {
			const q = words().join(" ");
			const statement = findHits(db, {
				match: String(matchQuery(parseSearchWords(q))),
				alias: aliasOf(q),
				language: "en",
				only: null,
				type: null,
				favoured: ["glossary"],
				viewer: null,
				now: new Date(),
				limit: 20,
				offset: 0,
			});
			const start = performance.now();
			await statement;
			times.push(performance.now() - start);
		}
		all.push(...times);
		console.log(`${name.padEnd(26)} p50 ${at(times, 0.5)} ms   p95 ${at(times, 0.95)} ms`);
	}
	console.log(`${`${wanted} documents, all`.padEnd(26)} p50 ${at(all, 0.5)} ms   p95 ${at(all, 0.95)} ms`);
}

function random(): number {
	seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
	return seed / 2 ** 31;
}

function pick(from: number, to: number): string {
	return String(VOCABULARY[Math.floor((from + random() * (to - from)) * VOCABULARY.length)]);
}

function at(times: readonly number[], share: number): string {
	const sorted = [...times].sort((a, b) => a - b);
	return (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(1).padStart(6);
}
