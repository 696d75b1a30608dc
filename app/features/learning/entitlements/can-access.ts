/** Columns of `entitlements` that the rule needs. */
export type Entitlement = {
	thingKind: "course" | "plan" | "all";
	thingId: number;
	sourceKind: EntitlementSource;
	fromAt: Date;
	untilAt: Date | null;
	endedAt: Date | null;
	endedWhy: "paused" | "expired" | "refunded" | null;
};
/** `lastDay`: the last day an admin typed; null when it ends at an instant. */
export type DatedEntitlement = Entitlement & { lastDay: string | null };
export type EntitlementSource = "free" | "order" | "membership" | "grant";

export type OpenableThing =
	| { kind: "course"; courseId: number }
	| { kind: "lesson"; courseId: number; lessonId: number }
	| { kind: "benefit"; planIds: readonly number[] };

/** `never`: there was no entitlement; `notYet`: it begins later; else it has ended. */
export type WhyClosed = "never" | "notYet" | "paused" | "expired" | "refunded";
/** What would open it again. */
export type WhatHelps = "enroll" | "wait" | "resume" | "renew";

export type AccessAnswer =
	| { open: true; because: EntitlementSource }
	| { open: false; because: WhyClosed; whatHelps: WhatHelps };

/**
 * Whether a user's entitlements open a thing at an instant, and why. The only access rule. `entitlements`: all of one
 * user, in any order. `until` is exclusive. Plans open no course themselves: their content has rows of its own.
 * Rules: docs/domain/access.md
 */
export function canAccess(entitlements: readonly Entitlement[], thing: OpenableThing, now: Date): AccessAnswer {
	const fitting = entitlements.filter((one) => opensThing(one, thing));
	const open = fitting.find((one) => !whyClosed(one, now));
	if (open) return { open: true, because: open.sourceKind };

	const because = fitting.map((one) => whyClosed(one, now) ?? "never");
	const latest = fitting.map((one, at) => ({ at, since: closedSinceTime(one) })).sort((a, b) => b.since - a.since)[0];
	// A future entitlement takes precedence over ended ones.
	const reason = because.includes("notYet") ? "notYet" : latest ? (because[latest.at] ?? "never") : "never";
	return { open: false, because: reason, whatHelps: HELP_OF_REASON[reason] };
}

const HELP_OF_REASON: Record<WhyClosed, WhatHelps> = {
	never: "enroll",
	notYet: "wait",
	paused: "resume",
	expired: "renew",
	refunded: "enroll",
};

/** True from its start until before its end. */
export function isOpenAt(one: Entitlement, now: Date): boolean {
	return whyClosed(one, now) === null;
}

function opensThing({ thingKind, thingId }: Entitlement, thing: OpenableThing): boolean {
	if (thing.kind === "benefit") return thingKind === "plan" && thing.planIds.includes(thingId);
	const { courseId } = thing;
	return thingKind === "all" || (thingKind === "course" && thingId === courseId);
}

function whyClosed({ fromAt, untilAt, endedAt, endedWhy }: Entitlement, now: Date): WhyClosed | null {
	if (endedAt && endedAt <= now) return endedWhy ?? "expired";
	if (untilAt && untilAt <= now) return "expired";
	return fromAt > now ? "notYet" : null;
}

function closedSinceTime({ untilAt, endedAt }: Entitlement): number {
	return Math.min(untilAt?.getTime() ?? Number.MAX_SAFE_INTEGER, endedAt?.getTime() ?? Number.MAX_SAFE_INTEGER);
}
