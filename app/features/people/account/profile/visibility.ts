/** Who sees a part of a profile: everybody, signed-in users, or only the owner. */
export const VISIBILITIES = ["everyone", "members", "nobody"] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** Parts that a profile's owner shows or hides one by one. The name is always visible. */
export const PROFILE_PARTS = ["image", "headline", "bio", "country", "languages", "interests"] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];

const PUBLIC_PARTS_OF_TEACHERS: readonly ProfilePart[] = ["image", "headline", "bio"];

/** Default visibility: members. Teachers show some parts on public course pages. */
export function defaultVisibility(part: ProfilePart, isTeacher: boolean): Visibility {
	return isTeacher && PUBLIC_PARTS_OF_TEACHERS.includes(part) ? "everyone" : "members";
}

type VisibilityInput = {
	visibility: Readonly<Record<string, Visibility>> | null;
	isTeacher: boolean;
	toMember: boolean;
};

export function isVisible(part: ProfilePart, { visibility, isTeacher, toMember }: VisibilityInput): boolean {
	const chosen = visibility?.[part] ?? defaultVisibility(part, isTeacher);
	return chosen === "everyone" || (chosen === "members" && toMember);
}
