import { canAccess, type Entitlement, isOpenAt } from "#app/features/learning/entitlements/can-access.ts";
import { isOfPlan } from "./had-plan";

type Thing = { kind: "course" | "plan"; id: number };

/** Whether somebody already has what is to be bought: a course that is open to them by anything, or a plan of any kind. */
export function isHeld(held: readonly Entitlement[], { kind, id }: Thing, now: Date): boolean {
	if (kind === "course") return canAccess(held, { kind, courseId: id }, now).open;
	return held.some((one) => isOfPlan(one) && isOpenAt(one, now));
}
