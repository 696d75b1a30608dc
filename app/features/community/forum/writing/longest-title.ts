/** Characters of the title of a topic. */
export const LONGEST_TITLE = 150;
