import { type AccessAnswer, canAccess, type DatedEntitlement } from "#app/features/learning/entitlements/can-access.ts";
import { lastDayShown, latestOpen } from "#app/features/learning/entitlements/last-day.ts";
import type { Formats } from "#app/shared/words/formats.ts";

type Course = { id: number; title: string; priceCents: number };
type AccessContext = { held: readonly DatedEntitlement[]; formats: Formats; now: Date };

export type AccessStep = "open" | "enroll" | "buy" | "renew" | "wait" | "ask";

export type AccessRow = {
	courseId: number;
	title: string;
	isOpen: boolean;
	because: AccessAnswer["because"];
	/** The day access ends or begins, formatted; null when there is none. */
	day: string | null;
	step: AccessStep;
};

/** Per course, whether it is open to the viewer and why; decided by `canAccess` alone. */
export function accessRows(courses: readonly Course[], { held, formats, now }: AccessContext): AccessRow[] {
	return courses.map(({ id, title, priceCents }) => {
		const access = canAccess(held, { kind: "course", courseId: id }, now);
		const fitting = held.filter((one) => one.thingKind === "all" || (one.thingKind === "course" && one.thingId === id));
		const longest = latestOpen(fitting, now);
		const begins = access.because === "notYet" ? firstDay(fitting, now) : null;
		return {
			courseId: id,
			title,
			isOpen: access.open,
			because: access.because,
			day: longest ? lastDayShown(longest, formats) : begins && formats.date(begins),
			step: stepOf(access, priceCents),
		};
	});
}

const STEP_OF_HELP = { wait: "wait", resume: "ask", renew: "renew" } as const;

function stepOf(access: AccessAnswer, priceCents: number): AccessStep {
	if (access.open) return "open";
	if (access.whatHelps !== "enroll") return STEP_OF_HELP[access.whatHelps];
	// Revoked access is not granted again for free.
	if (priceCents === 0) return access.because === "never" ? "enroll" : "ask";
	return "buy";
}

function firstDay(held: readonly DatedEntitlement[], now: Date): Date | null {
	const begins = held.filter(({ fromAt, endedAt }) => fromAt > now && !endedAt).map(({ fromAt }) => fromAt.getTime());
	return begins.length > 0 ? new Date(Math.min(...begins)) : null;
}
