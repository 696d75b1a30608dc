/**
 * Where things in test mode are marked: once for a list that has nothing else, in the rows of a mixed one, which then
 * mark what differs.
 */
export function testModeMarks(rows: readonly { isTest: boolean }[]): {
	isWhole: boolean;
	isMarked: (row: { isTest: boolean }) => boolean;
} {
	const isWhole = rows.length > 0 && rows.every(({ isTest }) => isTest);
	return { isWhole, isMarked: ({ isTest }) => isTest && !isWhole };
}
