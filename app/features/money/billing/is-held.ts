import { canAccess, type Entitlement, isOpenAt } from "#app/features/learning/entitlements/can-access.ts";
import { isOfPlan } from "./had-plan";

type OfferedThing = { kind: "course" | "plan"; id: number };

/** True when the course is open to them by any entitlement, or for a plan, when they have any plan. */
export function hasCourseOrAnyPlan(held: readonly Entitlement[], { kind, id }: OfferedThing, now: Date): boolean {
	if (kind === "course") return canAccess(held, { kind, courseId: id }, now).open;
	return held.some((one) => isOfPlan(one) && isOpenAt(one, now));
}
