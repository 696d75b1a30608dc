import { isTeacher } from "#app/features/learning/catalog/is-teacher.ts";
import {
	type AccessAnswer,
	canAccess,
	type Entitlement,
	type WhyClosed,
} from "#app/features/learning/entitlements/can-access.ts";
import type { Role } from "#app/features/people/auth/roles.ts";

export type ResourceAccess =
	| { open: true }
	| { open: false; because: "signIn" }
	| { open: false; because: WhyClosed | "courseGone" };

type Input = {
	resource: { access: "public" | "signedIn" | "entitled" | "bonus"; courseId: number | null };
	user: { id: number; role: Role } | null;
	/** The course that grants access, with those who teach it; null when it no longer exists. */
	course: Parameters<typeof isTeacher>[0] | null;
	bonusPlans: readonly { id: number }[];
	entitlements: readonly Entitlement[];
	now: Date;
};

/**
 * Admins may open everything, instructors what belongs to their courses, members with bonus content the bonuses.
 * When the course is gone, access is denied to everybody else.
 */
export function resourceAccess({ resource, user, course, bonusPlans, entitlements, now }: Input): ResourceAccess {
	if (resource.access === "public") return { open: true };
	if (!user) return { open: false, because: "signIn" };
	if (resource.access === "signedIn" || user.role === "admin") return { open: true };
	if (resource.access === "bonus") {
		const planIds = bonusPlans.map(({ id }) => id);
		return toResourceAccess(canAccess(entitlements, { kind: "benefit", planIds }, now));
	}
	if (resource.courseId === null) return { open: false, because: "courseGone" };
	if (course && isTeacher(course, user)) return { open: true };
	return toResourceAccess(canAccess(entitlements, { kind: "course", courseId: resource.courseId }, now));
}

function toResourceAccess(access: AccessAnswer): ResourceAccess {
	return access.open ? { open: true } : { open: false, because: access.because };
}
