/** A row of `entitlements`, as far as the rule looks at it. */
export type Entitlement = {
	thingKind: "course" | "plan" | "all";
	thingId: number;
	sourceKind: EntitlementSource;
	fromAt: Date;
	untilAt: Date | null;
	endedAt: Date | null;
	endedWhy: "paused" | "expired" | "refunded" | null;
};
/** The same with the day that an admin typed as its last; null for what ends at an instant of its own. */
export type DatedEntitlement = Entitlement & { lastDay: string | null };
export type EntitlementSource = "free" | "order" | "membership" | "grant";

/** What somebody wants to open. A lesson is opened by what opens its course; a benefit by any of the plans that hold it. */
export type Thing =
	| { kind: "course"; courseId: number }
	| { kind: "lesson"; courseId: number; lessonId: number }
	| { kind: "benefit"; planIds: readonly number[] };

/** Why a thing is closed: nothing was ever held for it, what is held begins later, or what was held has ended. */
export type WhyClosed = "never" | "notYet" | "paused" | "expired" | "refunded";
/** What would open it again. */
export type WhatHelps = "enroll" | "wait" | "resume" | "renew";

export type Access =
	| { open: true; because: EntitlementSource }
	| { open: false; because: WhyClosed; whatHelps: WhatHelps };

/**
 * Says whether somebody's entitlements open a thing at an instant, and why or why not.
 *
 * The one rule of access: the same answer opens the lesson, words the refusal and chooses what is offered. `entitlements`
 * are those of one user, for whatever things, in any order. `until` is the first instant that does not count.
 * A plan opens no course by itself: what it holds is written as rows of its own. Rules: docs/domain/access.md
 */
export function canAccess(entitlements: readonly Entitlement[], thing: Thing, now: Date): Access {
	const fitting = entitlements.filter((one) => opens(one, thing));
	const open = fitting.find((one) => !whyClosed(one, now));
	if (open) return { open: true, because: open.sourceKind };

	const because = fitting.map((one) => whyClosed(one, now) ?? "never");
	const latest = fitting.map((one, at) => ({ at, since: closedSince(one) })).sort((a, b) => b.since - a.since)[0];
	// What is still to come helps sooner than anything that has ended.
	const reason = because.includes("notYet") ? "notYet" : latest ? (because[latest.at] ?? "never") : "never";
	return { open: false, because: reason, whatHelps: HELP[reason] };
}

const HELP: Record<WhyClosed, WhatHelps> = {
	never: "enroll",
	notYet: "wait",
	paused: "resume",
	expired: "renew",
	refunded: "enroll",
};

/** True while a row counts: it has begun and is not over. */
export function isOpenAt(one: Entitlement, now: Date): boolean {
	return whyClosed(one, now) === null;
}

function opens({ thingKind, thingId }: Entitlement, thing: Thing): boolean {
	if (thing.kind === "benefit") return thingKind === "plan" && thing.planIds.includes(thingId);
	const { courseId } = thing;
	return thingKind === "all" || (thingKind === "course" && thingId === courseId);
}

function whyClosed({ fromAt, untilAt, endedAt, endedWhy }: Entitlement, now: Date): WhyClosed | null {
	if (endedAt && endedAt <= now) return endedWhy ?? "expired";
	if (untilAt && untilAt <= now) return "expired";
	return fromAt > now ? "notYet" : null;
}

function closedSince({ untilAt, endedAt }: Entitlement): number {
	return Math.min(untilAt?.getTime() ?? Number.MAX_SAFE_INTEGER, endedAt?.getTime() ?? Number.MAX_SAFE_INTEGER);
}
