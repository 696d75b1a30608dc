/** Files for these are a person's own and end with the account; any other file is the school's, and stays without its sender. */
export const PERSONAL_PURPOSES = ["picture", "postPicture"] as const;
export type PersonalPurpose = (typeof PERSONAL_PURPOSES)[number];
