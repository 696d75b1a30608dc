import type { Role } from "#app/features/people/auth/roles.ts";

export const MANUAL_ROLES = ["learner", "instructor", "admin"] as const;
export type ManualRole = (typeof MANUAL_ROLES)[number];

/** The user's own manual first; everybody may read the learners'. Keep in step with the loaders' policies. */
export function manualsFor(role: Role | null): ManualRole[] {
	if (role === "admin") return ["admin", "instructor", "learner"];
	if (role === "instructor") return ["instructor", "learner"];
	return ["learner"];
}

export function manualPath(role: ManualRole, slug?: string): string {
	return `/help/manuals/${role}${slug ? `/${slug}` : ""}`;
}

/** The path of a page by its key. */
export function manualPagePath(key: string): string {
	return `/help/manuals/${key.replace("-", "/")}`;
}

/** Entry keys start with the role, which the URL already has. */
export function pageKey(role: ManualRole, slug: string): string {
	return `${role}-${slug}`;
}

export function pageSlug(role: ManualRole, key: string): string {
	return key.startsWith(`${role}-`) ? key.slice(role.length + 1) : key;
}
