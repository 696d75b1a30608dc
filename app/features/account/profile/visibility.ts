/** Who sees a part of somebody's profile: anybody, whoever is signed in, or only the person. */
export const VISIBILITIES = ["everyone", "members", "nobody"] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** The parts of a profile that its owner shows or hides one by one. The name stands beside what one writes. */
export const PROFILE_PARTS = ["image", "headline", "bio", "country", "languages", "interests"] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];
