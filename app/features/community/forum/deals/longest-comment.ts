/** Characters of a comment on a line of a deal sheet. */
export const LONGEST_COMMENT = 300;
