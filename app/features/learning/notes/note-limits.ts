export const NOTES_IN_LESSON = 100;
export const NOTES_OF_PERSON = 2000;

export const LONGEST_NOTE = 2000;
export const LONGEST_QUOTE = 1000;
export const LONGEST_EXCERPT = 240;
