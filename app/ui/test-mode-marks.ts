export function testModeMarks(rows: readonly { isTest: boolean }[]): {
	isWhole: boolean;
	isMarked: (row: { isTest: boolean }) => boolean;
} {
	const isWhole = rows.length > 0 && rows.every(({ isTest }) => isTest);
	return { isWhole, isMarked: ({ isTest }) => isTest && !isWhole };
}
