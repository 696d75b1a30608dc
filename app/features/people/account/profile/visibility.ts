/** Who sees a part of somebody's profile: anybody, whoever is signed in, or only the person. */
export const VISIBILITIES = ["everyone", "members", "nobody"] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** The parts of a profile that its owner shows or hides one by one. The name stands beside what one writes. */
export const PROFILE_PARTS = ["image", "headline", "bio", "country", "languages", "interests"] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];

const OF_TEACHERS: readonly ProfilePart[] = ["image", "headline", "bio"];

/** The usual choice: members see a part. Who teaches shows some on the pages of the courses, where everybody comes. */
export function usualVisibility(part: ProfilePart, isTeacher: boolean): Visibility {
	return isTeacher && OF_TEACHERS.includes(part) ? "everyone" : "members";
}

type Shown = {
	/** What somebody has chosen; null where they never chose. */
	visibility: Readonly<Record<string, Visibility>> | null;
	isTeacher: boolean;
	/** Whether who reads is signed in. */
	toMember: boolean;
};

/** Whether others see a part of somebody's profile. */
export function isSeen(part: ProfilePart, { visibility, isTeacher, toMember }: Shown): boolean {
	const chosen = visibility?.[part] ?? usualVisibility(part, isTeacher);
	return chosen === "everyone" || (chosen === "members" && toMember);
}
