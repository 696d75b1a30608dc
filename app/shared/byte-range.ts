export type ByteRange = { offset: number; length: number };

/** Null: send the whole file (no header, another unit, several ranges, bad syntax). Source: RFC 9110, section 14. */
export function byteRange(header: string | null, size: number): ByteRange | "unsatisfiable" | null {
	const [, from, to] = /^bytes=\s*(\d*)-(\d*)\s*$/.exec(header ?? "") ?? [];
	if (from === undefined || to === undefined || (from === "" && to === "")) return null;
	if (from === "") {
		const length = Math.min(Number(to), size);
		return length === 0 ? "unsatisfiable" : { offset: size - length, length };
	}
	const [offset, last] = [Number(from), to === "" ? size - 1 : Number(to)];
	if (to !== "" && last < offset) return null;
	if (offset >= size) return "unsatisfiable";
	return { offset, length: Math.min(last, size - 1) - offset + 1 };
}
