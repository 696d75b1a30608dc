import { hashPassword } from "#app/features/people/auth/password/password.server.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import { renderMarkdown } from "../content/markdown.ts";
import { CAPABILITIES } from "../schema/people/capabilities.ts";
import { DEMO_BUYERS } from "./money/buyers.ts";
import { DEMO_ACCOUNTS, DEMO_LEARNERS, DEMO_PASSWORD, type Person } from "./people.ts";
import { type Cell, insertRows, overRows, runTogether } from "./rows.ts";

/** Creates those whose address is not in `known`; returns the new addresses. */
export async function loadPeople(
	db: D1Database,
	known: ReadonlySet<string>,
	now: Date,
	say: (line: string) => void,
): Promise<Set<string>> {
	const accounts = DEMO_ACCOUNTS.filter(({ email }) => !known.has(email));
	const learners = [...DEMO_LEARNERS, ...DEMO_BUYERS].filter(({ email }) => !known.has(email));
	if (accounts.length + learners.length === 0) return new Set();

	const toRow = (person: Person) => rowOf(person, now);
	const withIds = accounts.map((person) => [DEMO_ACCOUNTS.indexOf(person) + 1, ...toRow(person)]);
	const hashes = await Promise.all(
		accounts.map(async ({ email }) => [email, await hashPassword(DEMO_PASSWORD), now.getTime()]),
	);
	await runTogether(db, [
		// A demo school is open already.
		db.prepare(`INSERT INTO site_settings (key, value) VALUES ('setupList', '{"shown":false}') ON CONFLICT DO NOTHING`),
		...insertRows(db, "users", `id, ${PERSON_COLUMNS}`, withIds, "ON CONFLICT DO NOTHING"),
		...overRows(
			db,
			`INSERT INTO users (${PERSON_COLUMNS}) SELECT ${PERSON_COLUMNS.split(",").map((_, index) => `row.value ->> ${index}`)}
			FROM ROWS WHERE NOT EXISTS (SELECT 1 FROM users WHERE email = row.value ->> 1)`,
			[...accounts, ...learners].map(toRow),
		),
		...overRows(
			db,
			`INSERT INTO profile_translations (user_id, language, headline, bio, bio_html)
			SELECT u.id, row.value ->> 1, row.value ->> 2, row.value ->> 3, row.value ->> 4
			FROM ROWS JOIN users u ON u.email = row.value ->> 0 WHERE true ON CONFLICT DO NOTHING`,
			accounts.flatMap(({ email, headlines = {}, bios }) =>
				LANGUAGE_CODES.filter((language) => headlines[language]).map((language): Cell[] => {
					const bio = bios?.[language] ?? "";
					return [email, language, headlines[language] ?? "", bio, renderMarkdown(bio)];
				}),
			),
		),
		...overRows(
			db,
			`INSERT INTO profiles (user_id, bio, bio_html, changed_at) SELECT u.id, row.value ->> 1, row.value ->> 2, row.value ->> 3
			FROM ROWS JOIN users u ON u.email = row.value ->> 0 WHERE true ON CONFLICT DO NOTHING`,
			accounts.flatMap(({ email, bios }): Cell[][] =>
				bios ? [[email, bios.en, renderMarkdown(bios.en), now.getTime()]] : [],
			),
		),
		...hashes.map(([email, hash, at]) =>
			db
				.prepare(
					"INSERT INTO credentials (user_id, password_hash, changed_at) SELECT id, ?2, ?3 FROM users WHERE email = ?1 ON CONFLICT DO NOTHING",
				)
				.bind(email, hash, at),
		),
	]);
	if (accounts.length > 0) say(`Made ${accounts.length} demo accounts; the password of each is ${DEMO_PASSWORD}.`);
	if (learners.length > 0) say(`Made ${learners.length} demo learners, whom nobody can sign in as.`);
	return new Set([...accounts, ...learners].map(({ email }) => email));
}

const PERSON_COLUMNS =
	"name, email, role, capabilities, membership_type, headline, language, time_zone, country, email_verified_at, created_at";

function rowOf(person: Person, now: Date): Cell[] {
	const joinedAt = now.getTime() - person.joinedDaysAgo * DAY_MS;
	return [
		person.name,
		person.email,
		person.role,
		JSON.stringify(person.role === "admin" ? CAPABILITIES : []),
		person.membershipType,
		person.headline,
		person.language,
		person.timeZone,
		person.country,
		joinedAt + 240_000,
		joinedAt,
	];
}
