import { toEmailAddress } from "#app/shared/text/email-address.ts";
import { toLanguage } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { normalizeWord } from "../file/guess-mapping";
import type { Line } from "../file/table";
import type { StoredLine } from "../intakes.repository.server";
import type { IntakeKind, Mapping } from "../kinds";
import { checkEnrollments, type GrantOfLine, grantKey } from "./check-enrollments";
import { checkPeople, type PersonOfLine } from "./check-people";
import { listAccounts, listCourseNames, listGrants } from "./facts.repository.server";
import { cellOf, type LineRefusal, type Outcome, type Verdict } from "./verdict";

type File = { kind: IntakeKind; mapping: Mapping; language: string };
export type SchoolTime = { now: Date; timeZone: string };
export type CheckedLine = { verdict: Verdict } & (
	| { person: PersonOfLine | null; grant?: undefined }
	| { grant: GrantOfLine | null; person?: undefined }
);

/** Verdicts of lines against current data; settled lines keep theirs. One round trip, no writes. */
export async function checkLines(
	db: Database,
	file: File,
	lines: readonly StoredLine[],
	when: SchoolTime,
): Promise<CheckedLine[]> {
	const open = lines.filter(({ outcome }) => outcome === null);
	const looked = new Map((await checkByKind(db, file, open, when)).map((one) => [one.verdict.number, one]));
	return lines.map((line) => looked.get(line.number) ?? { verdict: settledVerdict(line, file.mapping), person: null });
}

async function checkByKind(
	db: Database,
	{ kind, mapping, language }: File,
	lines: readonly Line[],
	when: SchoolTime,
): Promise<CheckedLine[]> {
	const emails = lines.map((line) => toEmailAddress(cellOf(line, mapping, "email"))).filter(Boolean);
	if (kind === "people") {
		const known = await listAccounts(db, emails);
		const usual = toLanguage(language);
		return checkPeople(lines, mapping, { known: new Set(known.map(({ email }) => email)), language: usual });
	}
	const { accounts, names, grants } = await inBatch(db, {
		accounts: listAccounts(db, emails),
		names: listCourseNames(db),
		grants: listGrants(db, emails),
	});
	return checkEnrollments(lines, mapping, {
		people: new Map(accounts.map(({ id, email }) => [email, id])),
		courses: namesOfCourses(names),
		grants: new Map(grants.map((grant) => [grantKey(grant), grantEnd(grant)])),
		...when,
	});
}

function settledVerdict(line: StoredLine, mapping: Mapping): Verdict {
	const { number, outcome, why, value } = line;
	return {
		number,
		who: cellOf(line, mapping, "email"),
		outcome: outcome as Outcome,
		why: why as LineRefusal | null,
		value,
	};
}

/** End of a grant: a day, null for none, or an instant, which matches no line's day. */
function grantEnd({ untilAt, lastDay }: { untilAt: Date | null; lastDay: string | null }): string | null {
	return lastDay ?? untilAt?.toISOString() ?? null;
}

/** By id, slug and title; a title shared by two courses matches neither. */
function namesOfCourses(rows: Awaited<ReturnType<typeof listCourseNames>>): Map<string, number> {
	const named = new Map<string, number>();
	const twice = new Set<string>();
	for (const { id, title } of rows) {
		const name = normalizeWord(title);
		if ((named.get(name) ?? id) !== id) twice.add(name);
		named.set(name, id);
	}
	for (const name of twice) named.delete(name);
	for (const { id, slug } of rows) named.set(normalizeWord(slug), id).set(String(id), id);
	return named;
}
