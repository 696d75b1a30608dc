import { parseArgs } from "node:util";
import { queueDigests } from "#app/features/people/inbox/digest/queue-digests.server.ts";
import { createSecret, hashSecret } from "#app/shared/request/secrets.server.ts";
import { connect } from "#db/client.server.ts";
import { buildWhenChanged } from "#scripts/node.mjs";
import { openBindings } from "#scripts/state-bindings.ts";
import { prepareGeneratedState } from "./generated-state.ts";
import { readD1Cost } from "./measure/d1-reads.ts";
import { median } from "./measure/median.ts";
import { countingDatabase, newCount } from "./servers/counting-database.js";
import { startServer } from "./servers/server.ts";

// `npm run bench:notifications [-- --members 100000 --notifications 2000000]`
// What the bell, the inbox and the preferences cost three members of a big school, and a run of digests over all of it.
const { values } = parseArgs({
	options: {
		members: { type: "string", default: "100000" },
		notifications: { type: "string", default: "2000000" },
	},
});
const [users, notifications] = [Number(values.members), Number(values.notifications)];
const TIMED = 15;
const UNREAD = 150;
const PAGES = ["/notifications/bell", "/notifications", "/settings/notifications"];

await buildWhenChanged({ isForDeployment: true });
const stateDir = prepareGeneratedState({ users, enrollments: 0, notifications });
const members = await prepare();
await measurePages();
await measureDigests();

type Member = { id: number; name: string; cookie: string };

/** One with as many as most, the one with the most, and one with more unread than the bell counts, each signed in. */
async function prepare(): Promise<Member[]> {
	const { bindings, close } = await openBindings(stateDir);
	const { DB } = bindings;
	const [first] = (await DB.prepare("SELECT min(id) AS id FROM users WHERE id > 1000000").all<{ id: number }>())
		.results;
	const start = first?.id ?? 0;
	const ofDecade = (place: number) => start - 1 + place;
	const picked = [
		{ id: ofDecade(7), name: "as many as most" },
		{ id: ofDecade(100), name: "the most" },
		{ id: ofDecade(50), name: `${UNREAD} unread` },
	];
	const now = Date.now();
	await DB.batch(
		Array.from({ length: UNREAD }, (_, at) =>
			DB.prepare(
				`INSERT INTO notifications (user_id, kind, group_key, ids, path, at)
				VALUES (?, 'accessGiven', ?, '{"courseId":1}', '/courses/1', ?) ON CONFLICT DO NOTHING`,
			).bind(ofDecade(50), `bench ${at}`, now - at * 60_000),
		),
	);
	const signedIn = await Promise.all(
		picked.map(async ({ id, name }) => {
			const secret = createSecret();
			const keys = [crypto.randomUUID(), id, await hashSecret(secret), await hashSecret(createSecret())];
			await DB.prepare(
				`INSERT INTO sessions (id, user_id, cookie_hash, token_hash, created_at, last_seen_at, expires_at)
				VALUES (?1, ?2, ?3, ?4, ?5, ?5, ?6)`,
			)
				.bind(...keys, now, now + 86_400_000)
				.run();
			return { id, name, cookie: `sid=${secret}` };
		}),
	);
	await close();
	return signedIn;
}

async function measurePages() {
	const counting = await startServer({ kind: "counting", stateDir });
	const counts = await each((path, cookie) => readD1Cost(counting.address + path, cookie));
	await counting.stop();
	const school = await startServer({ kind: "school", stateDir, isNew: false });
	const times = await each((path, cookie) => timeOf(school.address + path, cookie));
	await school.stop();
	console.table(
		counts.map(({ name, path, figure: { trips, rowsRead } }, at) => {
			const milliseconds = Number(times[at]?.figure.toFixed(1));
			return { member: name, page: path, "D1 trips": trips, "rows read": rowsRead, ms: milliseconds };
		}),
	);
}

async function each<T>(measure: (path: string, cookie: string) => Promise<T>) {
	const figures: { name: string; path: string; figure: T }[] = [];
	for (const { name, cookie } of members) {
		for (const path of PAGES) figures.push({ name, path, figure: await measure(path, cookie) });
	}
	return figures;
}

async function timeOf(url: string, cookie: string): Promise<number> {
	const taken: number[] = [];
	for (let time = 0; time <= TIMED; time += 1) {
		const before = performance.now();
		const response = await fetch(url, { headers: { Cookie: cookie } });
		await response.arrayBuffer();
		if (!response.ok) throw new Error(`${url} answers ${response.status}`);
		taken.push(performance.now() - before);
	}
	return median(taken.slice(1));
}

/** A digest of every member is due: what one run of the clock takes, until none is left. */
async function measureDigests() {
	const { bindings, close } = await openBindings(stateDir);
	const { DB } = bindings;
	const now = new Date();
	await DB.batch([
		DB.prepare("DELETE FROM outbox WHERE kind = 'digest.send'"),
		DB.prepare("DELETE FROM notification_digests"),
		DB.prepare(
			"INSERT INTO notification_digests (user_id, mode, period_day, due_at) SELECT id, 'daily', '2026-11-20', ? FROM users",
		).bind(now.getTime()),
	]);
	const runs = [];
	for (let left = true; left; ) {
		const count = newCount();
		let messages = 0;
		const sendBatch = async (many: unknown[]) => {
			messages += many.length;
		};
		const before = performance.now();
		const handled = await queueDigests({ origin: "https://school.example", queue: { sendBatch } }).work(
			connect(countingDatabase(DB, count)),
			now,
		);
		const milliseconds = Math.round(performance.now() - before);
		left = handled > 0;
		const { trips, statements, rowsRead, rowsWritten } = count;
		if (left) runs.push({ digests: handled, messages, trips, statements, rowsRead, rowsWritten, ms: milliseconds });
	}
	console.table(runs);
	await close();
}
