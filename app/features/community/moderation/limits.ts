import { DAY_SECONDS, HOUR_SECONDS } from "#app/shared/durations.ts";
import type { RateLimit } from "#app/shared/request/rate-limit.server.ts";

export const MODERATION_LIMITS = {
	reportsPerPerson: { name: "report-person", max: 20, windowSeconds: DAY_SECONDS },
	reportsPerAddress: { name: "report", max: 5, windowSeconds: HOUR_SECONDS },
	linksPerAddress: { name: "decision-link", max: 60, windowSeconds: HOUR_SECONDS },
} as const satisfies Record<string, RateLimit>;

/** How long a moderator holds a case that they have taken. */
export const TAKEN_MINUTES = 30;
/** How long a moderator holds a case that another has passed to them. */
export const PASSED_HOURS = 24;
/** Characters of the note with which a case is passed on. */
export const LONGEST_NOTE = 500;
/** How long a decision can be undone by one press; mails about it wait longer. */
export const UNDO_SECONDS = 10;
/** How long mails about a decision wait. A press may take a moment to arrive. */
export const MAIL_DELAY_SECONDS = 20;
/** Days in which a member may appeal. */
export const APPEAL_DAYS = 30;
/** Days in which an appeal is decided. */
export const APPEAL_ANSWER_DAYS = 5;
/** Days for which evidence of child safety is kept. Source: 18 USC 2258A(h). */
export const EVIDENCE_DAYS = 365;
/** Days for which a mailed link opens a decision. */
export const LINK_DAYS = 180;
/** The lengths that can be chosen for a sanction; longer ones end when they are lifted. */
export const SANCTION_DAYS = [1, 7, 30] as const;
