/** The order after somebody has moved a place up or down; null where they are not in it, or stand at that end. */
export function movedTeachers(seen: readonly number[], userId: number, step: -1 | 1): number[] | null {
	const from = seen.indexOf(userId);
	const other = seen[from + step];
	if (from < 0 || other === undefined) return null;
	return seen.map((id) => (id === userId ? other : id === other ? userId : id));
}
