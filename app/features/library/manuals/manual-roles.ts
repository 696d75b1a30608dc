import type { Role } from "#app/features/people/auth/roles.ts";

/** The manuals, each for a role; the more somebody may do, the more of them are theirs to read. */
export const MANUAL_ROLES = ["learner", "instructor", "admin"] as const;
export type ManualRole = (typeof MANUAL_ROLES)[number];

/**
 * The manuals that somebody may read, their own first. Anybody reads that of learners. The routes say the same, each in
 * the policy of its loader.
 */
export function manualsFor(role: Role | null): ManualRole[] {
	if (role === "admin") return ["admin", "instructor", "learner"];
	if (role === "instructor") return ["instructor", "learner"];
	return ["learner"];
}

/** Where a manual begins, or one of its pages stands. */
export function manualPath(role: ManualRole, slug?: string): string {
	return `/help/manuals/${role}${slug ? `/${slug}` : ""}`;
}

/** The key of a page's entry begins with its role, which its address already names. */
export function pageKey(role: ManualRole, slug: string): string {
	return `${role}-${slug}`;
}

/** The name of a page in its address, by the key of its entry. */
export function pageSlug(role: ManualRole, key: string): string {
	return key.startsWith(`${role}-`) ? key.slice(role.length + 1) : key;
}
