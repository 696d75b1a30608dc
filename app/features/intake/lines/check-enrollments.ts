import { plainWord } from "../file/guess-mapping";
import type { Line } from "../file/read-table";
import type { Mapping } from "../kinds";
import { cellOf, readEmail, type Verdict, type Why } from "./verdict";

/** What is to be given to whom until when; without an end for good. */
export type GrantOfLine = { userId: number; courseId: number; until: Date | null };
export type EnrollmentLine = { verdict: Verdict; grant: GrantOfLine | null };
type Facts = {
	/** Accounts by their addresses. */
	people: ReadonlyMap<string, number>;
	/** Courses by their number, name in addresses and title, as `plainWord` has them. */
	courses: ReadonlyMap<string, number>;
	/** The ends of what the desk has given already, by `grantKey`. */
	grants: ReadonlyMap<string, Date | null>;
	now: Date;
};

/** Says of each line of a file of enrollments what comes of it. Of lines with one person and one course the first counts. */
export function checkEnrollments(lines: readonly Line[], mapping: Mapping, facts: Facts): EnrollmentLine[] {
	const seen = new Map<string, number>();
	return lines.map((line) => {
		const who = cellOf(line, mapping, "email");
		const verdict = (
			outcome: Verdict["outcome"],
			why: Why | null = null,
			value: string | null = null,
		): EnrollmentLine => ({
			verdict: { number: line.number, who, outcome, why, value },
			grant: null,
		});
		const read = readEmail(who);
		if ("why" in read) return verdict("refused", read.why, who || null);
		const course = cellOf(line, mapping, "course");
		if (!course) return verdict("refused", "courseMissing");
		const courseId = facts.courses.get(plainWord(course));
		if (courseId === undefined) return verdict("refused", "courseUnknown", course);
		const before = seen.get(`${read.email} ${courseId}`);
		if (before !== undefined) return verdict("refused", "double", String(before));
		seen.set(`${read.email} ${courseId}`, line.number);

		const day = cellOf(line, mapping, "until");
		const until = readLastDay(day);
		if (until === undefined) return verdict("refused", "dayInvalid", day);
		if (until && until <= facts.now) return verdict("refused", "dayPast", day);
		const userId = facts.people.get(read.email);
		if (userId === undefined) return verdict("refused", "noAccount", read.email);

		const held = facts.grants.get(grantKey({ userId, courseId }));
		if (held !== undefined && held?.getTime() === until?.getTime()) return verdict("unchanged", "given");
		return { ...verdict(held === undefined ? "done" : "changed"), grant: { userId, courseId, until } };
	});
}

export function grantKey({ userId, courseId }: { userId: number; courseId: number }): string {
	return `${userId} ${courseId}`;
}

const DAY = 86_400_000;

/** The end of a last day, in UTC: `2027-03-31`. Null for none, undefined for what is no day. */
function readLastDay(text: string): Date | null | undefined {
	if (!text) return null;
	const start = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
	// 2027-02-30 would count as a day of March.
	const isDay = start && !Number.isNaN(start.getTime()) && start.toISOString().startsWith(text);
	return isDay ? new Date(start.getTime() + DAY) : undefined;
}
