/** User ids after one of them moved by `step`; null if the user is not in the list or already at that end. */
export function movedTeachers(seen: readonly number[], userId: number, step: -1 | 1): number[] | null {
	const from = seen.indexOf(userId);
	const other = seen[from + step];
	if (from < 0 || other === undefined) return null;
	return seen.map((id) => (id === userId ? other : id === other ? userId : id));
}
