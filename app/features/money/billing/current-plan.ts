import { type Entitlement, isOpenAt } from "#app/features/learning/entitlements/can-access.ts";

/** Derived from entitlements; null without a plan. The one that began last wins. */
export function currentPlan(entitlements: readonly Entitlement[], now: Date): number | null {
	const open = entitlements.filter((one) => one.thingKind === "plan" && isOpenAt(one, now));
	return open.sort((a, b) => b.fromAt.getTime() - a.fromAt.getTime())[0]?.thingId ?? null;
}
