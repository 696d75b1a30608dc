export const LONGEST_TITLE = 140;
export const LONGEST_BODY = 5_000;
