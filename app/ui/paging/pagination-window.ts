export function pageWindow(page: number, pageCount: number): Array<number | null> {
	const shown = new Set([1, page - 1, page, page + 1, pageCount].filter((n) => n >= 1 && n <= pageCount));
	const sorted = [...shown].sort((a, b) => a - b);

	return sorted.flatMap((number, index) => {
		const gap = number - (sorted[index - 1] ?? number - 1);
		if (gap === 2) return [number - 1, number];
		return gap > 2 ? [null, number] : [number];
	});
}
