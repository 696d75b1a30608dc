/** Insertions, deletions, changes and swaps of neighbours; more than `most` is returned as `most + 1`. */
export function editDistance(a: string, b: string, most = 2): number {
	const [from, to] = [[...a], [...b]];
	if (Math.abs(from.length - to.length) > most) return most + 1;
	let before: number[] = [];
	let last = [...Array(to.length + 1).keys()];
	for (let i = 1; i <= from.length; i++) {
		const row = [i];
		for (let j = 1; j <= to.length; j++) {
			const change = from[i - 1] === to[j - 1] ? 0 : 1;
			let best = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + change);
			const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
			if (isSwap) best = Math.min(best, at(before, j - 2) + 1);
			row.push(best);
		}
		if (Math.min(...row) > most) return most + 1;
		[before, last] = [last, row];
	}
	return Math.min(at(last, to.length), most + 1);
}

function at(row: readonly number[], index: number): number {
	return row[index] ?? Number.POSITIVE_INFINITY;
}
