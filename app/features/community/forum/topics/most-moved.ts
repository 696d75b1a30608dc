/** Posts that go from one topic to another at once. */
export const MOST_MOVED = 200;
