import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";

const FOLDER = new URL("../../db/migrations/", import.meta.url);
const files = readdirSync(FOLDER)
	.filter((name) => name.endsWith(".sql"))
	.sort();

function migratedTo(last: string) {
	const db = new DatabaseSync(":memory:");
	db.exec("PRAGMA foreign_keys = ON");
	const apply = (names: string[]) => {
		for (const name of names) db.exec(`BEGIN;${readFileSync(new URL(name, FOLDER), "utf8")};COMMIT`);
	};
	const at = files.findIndex((name) => name.startsWith(last)) + 1;
	apply(files.slice(0, at));
	return { db, migrateOn: () => apply(files.slice(at)) };
}

test("what a school had before courses were documents and rights were rows survives", () => {
	const { db, migrateOn } = migratedTo("0005");
	db.exec(`
		INSERT INTO users (id, name, email, created_at) VALUES (1, 'Ada', 'ada@grew.example', 1), (2, 'Ben', 'ben@grew.example', 1);
		INSERT INTO courses (id, slug, topic, level, price_cents, currency, instructor_id, position, minutes, lesson_count, content_hash, published_at, created_at) VALUES
			(1, 'shipped', 'analysis', 'beginner', 2900, 'USD', 1, 1, 10, 1, 'hash', 5, 5),
			(2, 'own', 'analysis', 'beginner', 0, 'USD', 1, 2, 10, 0, NULL, NULL, 6);
		INSERT INTO modules (id, course_id, slug, position) VALUES (1, 1, 'ground', 1);
		INSERT INTO lessons (id, course_id, module_id, slug, position, type, minutes, required, free_preview) VALUES (1, 1, 1, 'first', 1, 'article', 10, 1, 0);
		INSERT INTO enrollments (id, user_id, course_id, source, status, created_at, last_activity_at) VALUES
			(1, 1, 1, 'purchase', 'in_progress', 10, 20), (2, 2, 1, 'free', 'refunded', 11, 30);
		INSERT INTO lesson_progress (enrollment_id, lesson_id, opened_at, last_seen_at, completed_at) VALUES (1, 1, 12, 13, 13);
	`);

	migrateOn();

	const all = (sql: string) =>
		db
			.prepare(sql)
			.all()
			.map((row) => Object.values(row));
	expect(
		all("SELECT d.key, d.origin, c.id, c.price_cents FROM documents d JOIN courses c ON c.document_id = d.id"),
	).toEqual([
		["shipped", "shipped", 1, 2900],
		["own", "school", 2, 0],
	]);
	expect(all("SELECT id, key, retired_at FROM lessons")).toEqual([[1, "first", null]]);
	expect(all("SELECT key FROM modules")).toEqual([["ground"]]);
	expect(all("SELECT enrollment_id, completed_at FROM lesson_progress")).toEqual([[1, 13]]);
	expect(all("SELECT value FROM counters WHERE name = 'courses'")).toEqual([[1]]);
	expect(
		all("SELECT user_id, thing_kind, thing_id, source_kind, from_at, until_at, ended_at, ended_why FROM entitlements"),
	).toEqual([
		[1, "course", 1, "grant", 10, null, null, null],
		[2, "course", 1, "free", 11, null, 30, "refunded"],
	]);
});

test("sheets that were there get the Markdown of the published version, in their language", () => {
	const { db, migrateOn } = migratedTo("0032");
	const part = (hash: string, body: string) => `('${hash}', '${JSON.stringify({ title: "Log", body })}', 1)`;
	db.exec(`
		INSERT INTO users (id, name, email, created_at) VALUES (1, 'Ada', 'ada@grew.example', 1);
		INSERT INTO document_parts (hash, body, created_at) VALUES ${part("e", "- [ ] Look")}, ${part("d", "- [ ] Sehen")}, ${part("old", "Old")};
		INSERT INTO documents (id, kind, key, origin, created_at) VALUES (7, 'course', 'ground', 'shipped', 1);
		INSERT INTO document_versions (id, document_id, number, note, manifest, created_at) VALUES
			('v1', 7, 1, '', '[["sheet/log","en","old"]]', 1),
			('v2', 7, 2, '', '[["sheet/log","en","e"],["sheet/log","de","d"],["lesson/log","en","old"]]', 2);
		UPDATE documents SET published_version_id = 'v2';
		INSERT INTO courses (id, slug, topic, level, price_cents, currency, instructor_id, position, minutes, lesson_count, document_id, created_at) VALUES
			(1, 'ground', 'analysis', 'beginner', 0, 'USD', 1, 1, 10, 1, 7, 5);
		INSERT INTO course_sheets (course_id, name, language, title, summary, body_html) VALUES
			(1, 'log', 'en', 'Log', '', '<p>1</p>'), (1, 'log', 'de', 'Log', '', '<p>2</p>'), (1, 'gone', 'en', 'Gone', '', '<p>3</p>');
	`);

	migrateOn();

	expect(
		db
			.prepare("SELECT name, language, body, body_html FROM course_sheets ORDER BY name DESC, language DESC")
			.all()
			.map((row) => Object.values(row)),
	).toEqual([
		["log", "en", "- [ ] Look", "<p>1</p>"],
		["log", "de", "- [ ] Sehen", "<p>2</p>"],
		["gone", "en", "", "<p>3</p>"],
	]);
});

test("who waits already gets a key to leave by, one for each address", () => {
	const { db, migrateOn } = migratedTo("0069");
	db.exec(`INSERT INTO waiting_list (id, email, thing_kind, thing_id, language, agreed_at) VALUES
		(1, 'ann@mail.example', 'plan', 1, 'en', 1), (2, 'ann@mail.example', 'course', 1, 'en', 2), (3, 'bea@mail.example', 'plan', 1, 'de', 3)`);
	migrateOn();
	const keys = db.prepare("SELECT leave_key FROM waiting_list ORDER BY id").all();
	const [first, second, other] = keys.map(({ leave_key }) => String(leave_key));
	expect([first, second === first, other === first]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), true, false]);
});

test("mail that was sent is told its kind, and what a teacher wrote for members stays for members", () => {
	const { db, migrateOn } = migratedTo("0068");
	db.exec(`
		INSERT INTO users (id, name, email, role, created_at) VALUES
			(1, 'Ada', 'ada@grew.example', 'instructor', 1), (2, 'Ben', 'ben@grew.example', 'instructor', 1),
			(3, 'Cleo', 'cleo@grew.example', 'student', 1), (4, 'Dov', 'dov@grew.example', 'instructor', 1);
		INSERT INTO profiles (user_id, bio, visibility, changed_at) VALUES
			(1, 'Text', '{"image":"nobody"}', 1), (2, 'Text', '{"bio":"everyone"}', 1), (3, 'Text', '{}', 1), (4, '', '{}', 1);
		INSERT INTO outbox (id, kind, payload, due_at, next_try_at, done_at) VALUES
			('m1', 'mail.send', '{"mail":"orderPaid"}', 1, 1, 2);
		INSERT INTO local_mail (id, to_address, subject, text, written_at) VALUES
			('m1', 'a@x.example', 'S', 'T', 2), ('m2', 'a@x.example', 'S', 'T', 2);
	`);

	migrateOn();

	const all = (sql: string) =>
		db
			.prepare(sql)
			.all()
			.map((row) => Object.values(row));
	expect(all("SELECT id, kind FROM local_mail ORDER BY id")).toEqual([
		["m1", "orderPaid"],
		["m2", null],
	]);
	expect(all("SELECT visibility FROM profiles ORDER BY user_id").flat()).toEqual([
		'{"image":"nobody","bio":"members"}',
		'{"bio":"everyone"}',
		"{}",
		"{}",
	]);
});

test("a school where nobody holds every right loses nobody who alone holds what they hold", () => {
	const { db, migrateOn } = migratedTo("0072");
	db.exec(`
		INSERT INTO users (id, name, email, role, capabilities, created_at) VALUES
			(1, 'Ada', 'ada@grew.example', 'admin', '["people","money"]', 1),
			(2, 'Ben', 'ben@grew.example', 'admin', '["people"]', 1),
			(3, 'Cy', 'cy@grew.example', 'admin', '["content"]', 1);
	`);
	migrateOn();

	for (const sql of [
		"UPDATE users SET capabilities = '[\"people\"]' WHERE id = 1",
		"UPDATE users SET suspended_at = 1 WHERE id = 1",
		"DELETE FROM users WHERE id = 1",
	]) {
		expect(() => db.exec(sql)).toThrow("The last admin with all rights stays");
	}
	db.exec("UPDATE users SET role = 'student', capabilities = '[]' WHERE id = 2; DELETE FROM users WHERE id = 3");
});

test("renewals and changes of plans are covered for as long as the payment that began their membership", () => {
	const { db, migrateOn } = migratedTo("0074");
	const order = (id: string, occasion: string, period: number, days: number | null, membership: string | null) =>
		db.exec(`INSERT INTO orders (id, user_id, kind, thing_id, occasion, title, language, membership_id, period_number, state,
			currency, list_minor, net_minor, total_minor, gateway, is_test, created_at, changed_at, expires_at, paid_at,
			guarantee_days, guarantee_until)
			VALUES ('${id}', 1, 'plan', 1, '${occasion}', 'Pro', 'en', ${membership}, ${period}, 'paid', 'USD', 9700, 9700, 9700,
				'sandbox', 1, 1, 1, 1, 1000, ${days}, ${days && 1000 + days * 86_400_000})`);
	db.exec(`
		INSERT INTO users (id, name, email, created_at) VALUES (1, 'Ada', 'ada@grew.example', 1);
		INSERT INTO memberships (id, user_id, plan_id, state, interval, currency, amount_minor, language, period_started_at,
			period_until, gateway, is_test, created_at, changed_at)
			SELECT 'm', 1, min(id), 'active', 'month', 'USD', 9700, 'en', 1, 2, 'sandbox', 1, 1, 1 FROM plans;
	`);
	order("first", "purchase", 1, 30, "'m'");
	order("second", "renewal", 2, null, "'m'");
	order("more", "change", 2, null, "'m'");
	order("course", "purchase", 1, null, null);

	migrateOn();

	const kept = db.prepare("SELECT id, guarantee_days AS days, guarantee_until AS until FROM orders ORDER BY id").all();
	const until = 1000 + 30 * 86_400_000;
	expect(kept.map((row) => ({ ...row }))).toEqual([
		{ id: "course", days: null, until: null },
		...["first", "more", "second"].map((id) => ({ id, days: 30, until })),
	]);
});

test("recurring revenue that was counted before coupons is lowered once by those that still count", () => {
	const { db, migrateOn } = migratedTo("0075");
	db.exec(`INSERT INTO coupons (id, code, percent_bps, amount_minor, currency, duration, scope, from_at, created_at) VALUES
		(1, 'SHARE', 3333, NULL, NULL, 'forever', 'all', 1, 1), (2, 'AMOUNT', NULL, 1000, 'USD', 'forever', 'all', 1, 1);
		INSERT INTO mrr_months (is_test, currency, month, kind, amount_minor, members)
			VALUES (1, 'USD', strftime('%Y-%m', 'now'), 'contraction', -5, 0);`);
	let made = 0;
	const member = (coupon: number | null, left: number | null, interval = "month", state = "active", period = 1) => {
		made += 1;
		const ended = state === "cancelled" ? "9" : "NULL";
		const trial = state === "trialing" ? "9" : "NULL";
		db.exec(`INSERT INTO memberships (id, plan_id, state, interval, currency, amount_minor, coupon_id, coupon_periods_left,
			language, period_number, period_started_at, period_until, trial_until, gateway, is_test, created_at, changed_at, ended_at)
			SELECT 'm${made}', min(id), '${state}', '${interval}', 'USD', 9700, ${coupon}, ${left}, 'en', ${period}, 1, 2, ${trial},
				'sandbox', 1, 1, 1, ${ended} FROM plans`);
	};
	member(1, null);
	member(2, 2, "year");
	member(null, null);
	for (const state of ["cancelled", "paused", "trialing"]) member(1, null, "month", state);
	member(1, 0);

	migrateOn();

	const kept = db.prepare("SELECT kind, amount_minor AS minor, members FROM mrr_months").all();
	// A third off 97.00; a year at 87.00 instead of 97.00, in a month.
	const minor = -5 - 3233 + (725 - 808);
	expect(kept.map((row) => ({ ...row }))).toEqual([{ kind: "contraction", minor, members: 0 }]);
	const cuts = db.prepare("SELECT coupon_percent_bps AS share, coupon_amount_minor AS amount FROM memberships").all();
	expect(cuts.slice(0, 3).map((row) => Object.values(row))).toEqual([
		[3333, null],
		[null, 1000],
		[null, null],
	]);
});

test("days that were kept as midnights of UTC become the days that were typed", () => {
	const { db, migrateOn } = migratedTo("0086");
	const at = (instant: string) => Date.parse(instant);
	const [first, last] = [at("2026-11-01T00:00:00Z"), at("2026-12-01T00:00:00Z")];
	db.exec(`
		INSERT INTO users (id, name, email, created_at, suspended_at, suspended_until) VALUES
			(1, 'Ada', 'ada@grew.example', 1, 1, ${last}), (2, 'Ben', 'ben@grew.example', 1, NULL, NULL);
		INSERT INTO entitlements (id, user_id, thing_kind, source_kind, source_id, from_at, until_at, created_at) VALUES
			(1, 1, 'all', 'grant', 'desk', 1, ${last}, 1), (2, 2, 'all', 'grant', 'desk', 1, NULL, 1),
			(3, 2, 'all', 'membership', 'm', 1, ${last}, 1);
		INSERT INTO coupons (id, code, percent_bps, duration, scope, from_at, until_at, created_at) VALUES
			(1, 'A', 1, 'once', 'all', ${first}, ${last}, 1), (2, 'B', 1, 'once', 'all', ${at("2026-11-03T15:00:00Z")}, NULL, 1);
		INSERT INTO tax_rates (id, country, rate_bps, reverse_charge, from_at, until_at) VALUES
			(901, 'QA', 1, 0, ${first}, ${last}), (902, 'QA', 1, 0, ${last}, ${last}), (903, 'QA', 1, 0, ${last}, NULL),
			(904, 'QB', 1, 0, ${first}, ${at("2026-11-20T15:00:00Z")});
	`);

	migrateOn();

	const all = (sql: string) =>
		db
			.prepare(sql)
			.all()
			.map((row) => Object.values(row));
	expect(all("SELECT id, suspended_last_day FROM users WHERE id < 3 ORDER BY id")).toEqual([
		[1, "2026-11-30"],
		[2, null],
	]);
	expect(all("SELECT id, last_day FROM entitlements WHERE id < 4 ORDER BY id")).toEqual([
		[1, "2026-11-30"],
		[2, null],
		[3, null],
	]);
	expect(all("SELECT id, from_day, last_day FROM coupons WHERE id < 3 ORDER BY id")).toEqual([
		[1, "2026-11-01", "2026-11-30"],
		[2, "2026-11-03", null],
	]);
	expect(all("SELECT id, from_day, last_day FROM tax_rates WHERE id > 900 ORDER BY id")).toEqual([
		[901, "2026-11-01", "2026-11-30"],
		[902, "2026-12-01", "2026-12-01"],
		[903, "2026-12-01", null],
		[904, "2026-11-01", "2026-11-20"],
	]);
});

test("names lose what is not seen, and the log says so; what is searched is folded anew", () => {
	const { db, migrateOn } = migratedTo("0094");
	const all = (sql: string) =>
		db
			.prepare(sql)
			.all()
			.map((row) => Object.values(row));
	const insert = db.prepare("INSERT INTO users (id, name, email, created_at) VALUES (?, ?, ?, 1)");
	insert.run(1, "Ann\u202egnp.exe", "ann@fold.example");
	insert.run(2, "\u3164\u200b", "bob@fold.example");
	insert.run(3, "Ёжиков Straße", "yo@fold.example");
	insert.run(4, "می\u200cخواهم 👩\u200d👧", "fa@fold.example");
	db.prepare(
		"INSERT INTO affiliates (id, user_id, code, status, alias, alias_folded, applied_at) VALUES (1, 1, 'ANN1', 'active', ?, 'x', 1)",
	).run("A\u0007n\u2066n");

	migrateOn();

	expect(all("SELECT name FROM users WHERE id < 5 ORDER BY id").flat()).toEqual([
		"Anngnp.exe",
		"bob",
		"Ёжиков Straße",
		"می\u200cخواهم 👩\u200d👧",
	]);
	expect(all("SELECT subject_id, after FROM audit_entries WHERE deed = 'people.mendName' ORDER BY subject_id")).toEqual(
		[
			["1", '{"name":"Anngnp.exe"}'],
			["2", '{"name":"bob"}'],
		],
	);
	expect(all("SELECT alias FROM affiliates")).toEqual([["Ann"]]);
	const found = (word: string) => all(`SELECT rowid FROM people_search WHERE people_search MATCH '"${word}"'`).flat();
	expect([found("ежиков"), found("strasse"), found("anngnp")]).toEqual([[3], [3], [1]]);
	// Existing things and aliases are folded again by the clock.
	expect(all("SELECT name FROM fold_progress").flat()).toEqual(["search"]);
});
