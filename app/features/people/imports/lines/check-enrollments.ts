import { type CalendarDay, type LastDay, lastDay, parseDay } from "#app/shared/calendar-day.ts";
import { normalizeWord } from "../file/guess-mapping";
import type { Line } from "../file/table";
import type { Mapping } from "../kinds";
import { cellOf, type LineRefusal, readEmail, type Verdict } from "./verdict";

/** Access to grant; null means no end. */
export type GrantOfLine = { userId: number; courseId: number; until: LastDay | null };
export type EnrollmentLine = { verdict: Verdict; grant: GrantOfLine | null };
type Facts = {
	people: ReadonlyMap<string, number>;
	/** Course ids by id, slug and title, normalized by `normalizeWord`. */
	courses: ReadonlyMap<string, number>;
	/** Last days of existing admin grants, by `grantKey`; null means no end. */
	grants: ReadonlyMap<string, CalendarDay | null>;
	timeZone: string;
	now: Date;
};

/** Verdict per line of an enrollment file. Among duplicates of person and course the first counts. */
export function checkEnrollments(lines: readonly Line[], mapping: Mapping, facts: Facts): EnrollmentLine[] {
	const seen = new Map<string, number>();
	return lines.map((line) => {
		const who = cellOf(line, mapping, "email");
		const verdict = (
			outcome: Verdict["outcome"],
			why: LineRefusal | null = null,
			value: string | null = null,
		): EnrollmentLine => ({
			verdict: { number: line.number, who, outcome, why, value },
			grant: null,
		});
		const read = readEmail(who);
		if ("why" in read) return verdict("refused", read.why, who || null);
		const course = cellOf(line, mapping, "course");
		if (!course) return verdict("refused", "courseMissing");
		const courseId = facts.courses.get(normalizeWord(course));
		if (courseId === undefined) return verdict("refused", "courseUnknown", course);
		const before = seen.get(`${read.email} ${courseId}`);
		if (before !== undefined) return verdict("refused", "double", String(before));
		seen.set(`${read.email} ${courseId}`, line.number);

		const typed = cellOf(line, mapping, "until");
		const day = parseDay(typed);
		if (typed && !day) return verdict("refused", "dayInvalid", typed);
		const until = day === null ? null : lastDay(day, facts.timeZone);
		if (until && until.endsAt <= facts.now) return verdict("refused", "dayPast", typed);
		const userId = facts.people.get(read.email);
		if (userId === undefined) return verdict("refused", "noAccount", read.email);

		const held = facts.grants.get(grantKey({ userId, courseId }));
		if (held !== undefined && held === day) return verdict("unchanged", "given");
		return { ...verdict(held === undefined ? "done" : "changed"), grant: { userId, courseId, until } };
	});
}

export function grantKey({ userId, courseId }: { userId: number; courseId: number }): string {
	return `${userId} ${courseId}`;
}
