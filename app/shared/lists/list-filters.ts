export interface ListFilter<T> {
	read(values: readonly string[]): T;
	write(value: T): string[];
}

export function oneOf<const V extends string>(values: readonly V[]): ListFilter<V | null> {
	return {
		read: ([text]) => values.find((value) => value === text) ?? null,
		write: (value) => (value === null ? [] : [value]),
	};
}

/** One of some values; `fallback`, which is left out of URLs, for none or an unknown one. */
export function oneOfOr<const V extends string>(values: readonly V[], fallback: NoInfer<V>): ListFilter<V> {
	return {
		read: ([text]) => values.find((value) => value === text) ?? fallback,
		write: (value) => (value === fallback ? [] : [value]),
	};
}
