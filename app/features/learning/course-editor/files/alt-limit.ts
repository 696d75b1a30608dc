/** Characters of an alternative text; longer descriptions belong into the text. Apart from the schema, for browsers. */
export const LONGEST_ALT = 300;
