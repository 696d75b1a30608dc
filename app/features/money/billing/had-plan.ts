import type { Entitlement } from "#app/features/learning/entitlements/can-access.ts";

/** What a membership opens, bought or joined: not what an admin has given. */
export function isOfPlan({ thingKind, sourceKind }: Pick<Entitlement, "thingKind" | "sourceKind">): boolean {
	return thingKind !== "course" && (sourceKind === "order" || sourceKind === "membership");
}

/** Whether somebody has a plan or had one: a trial is for whoever has not. */
export function hadPlan(held: readonly Pick<Entitlement, "thingKind" | "sourceKind">[]): boolean {
	return held.some(isOfPlan);
}
