/** A short name of an order for people: the first eight signs of its id. */
export function orderName(id: string): string {
	return `GR-${id.slice(0, 8).toUpperCase()}`;
}
