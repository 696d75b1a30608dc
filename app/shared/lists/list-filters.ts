/** How one filter stands in an address. Neither function throws; `read` gets every value that the address has. */
export interface ListFilter<T> {
	read(values: readonly string[]): T;
	write(value: T): string[];
}

/** One of some values, or `null` when none or an unknown one is asked for. */
export function oneOf<const V extends string>(values: readonly V[]): ListFilter<V | null> {
	return {
		read: ([text]) => values.find((value) => value === text) ?? null,
		write: (value) => (value === null ? [] : [value]),
	};
}

/** One of some values; `fallback`, which no address names, when none or an unknown one is asked for. */
export function oneOfOr<const V extends string>(values: readonly V[], fallback: NoInfer<V>): ListFilter<V> {
	return {
		read: ([text]) => values.find((value) => value === text) ?? fallback,
		write: (value) => (value === fallback ? [] : [value]),
	};
}
