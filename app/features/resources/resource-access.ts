import type { Role } from "../auth/roles";
import { canAccess, type Entitlement, type WhyClosed } from "../entitlements/can-access";

export type ResourceAccess =
	| { open: true }
	| { open: false; because: "signIn" }
	| { open: false; because: WhyClosed | "courseGone" };

type Input = {
	resource: { access: "public" | "signedIn" | "entitled"; courseId: number | null };
	user: { id: number; role: Role } | null;
	/** Who teaches the course that opens it; null where there is no such course any more. */
	instructorId: number | null;
	entitlements: readonly Entitlement[];
	now: Date;
};

/**
 * Says whether somebody may open a resource, or what is missing. Admins may open all, instructors what belongs to their
 * own courses. One whose course is gone is open to nobody else: a right that cannot be had must not be guessed.
 */
export function resourceAccess({ resource, user, instructorId, entitlements, now }: Input): ResourceAccess {
	if (resource.access === "public") return { open: true };
	if (!user) return { open: false, because: "signIn" };
	if (resource.access === "signedIn" || user.role === "admin") return { open: true };
	if (resource.courseId === null) return { open: false, because: "courseGone" };
	if (user.role === "instructor" && user.id === instructorId) return { open: true };
	const access = canAccess(entitlements, { kind: "course", courseId: resource.courseId }, now);
	return access.open ? { open: true } : { open: false, because: access.because };
}
