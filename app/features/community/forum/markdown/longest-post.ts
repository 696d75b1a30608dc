/** Characters of a post. */
export const LONGEST_POST = 32_000;
