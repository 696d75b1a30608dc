/** Reviews that wait for an answer are counted up to this number; beyond it "or more" is shown. */
export const MOST_WAITING = 100;
