import type { Entitlement } from "#app/features/learning/entitlements/can-access.ts";

/** True for a membership, bought or joined; false for a grant by an admin. */
export function isOfPlan({ thingKind, sourceKind }: Pick<Entitlement, "thingKind" | "sourceKind">): boolean {
	return thingKind !== "course" && (sourceKind === "order" || sourceKind === "membership");
}

/** True when the user has or had a plan; they get no trial then. */
export function hasHadPlan(held: readonly Pick<Entitlement, "thingKind" | "sourceKind">[]): boolean {
	return held.some(isOfPlan);
}
