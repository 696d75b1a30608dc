export type ByteRange = { start: number; end: number };

/**
 * Reads a `Range` header for a file of `size` bytes. `end` is the last byte, inclusive.
 *
 * `null` means "send all of it": no header, another unit, broken syntax or
 * several ranges, which a server may ignore. Source: RFC 9110, section 14.
 */
export function parseByteRange(header: string | null, size: number): ByteRange | "unsatisfiable" | null {
	const match = /^bytes\s*=\s*(\d{0,15})\s*-\s*(\d{0,15})\s*$/i.exec(header ?? "");
	if (!match) return null;
	const [, first = "", last = ""] = match;
	if (first === "" && last === "") return null;
	if (first === "") return lastBytes(Number(last), size);

	const start = Number(first);
	if (last !== "" && Number(last) < start) return null;
	if (start >= size) return "unsatisfiable";
	return { start, end: last === "" ? size - 1 : Math.min(Number(last), size - 1) };
}

function lastBytes(count: number, size: number): ByteRange | "unsatisfiable" {
	if (count === 0 || size === 0) return "unsatisfiable";
	return { start: Math.max(0, size - count), end: size - 1 };
}

/** True when one of the tags of an `If-None-Match` header is this one. Weak comparison, as RFC 9110 asks. */
export function matchesEtag(header: string | null, etag: string): boolean {
	if (!header) return false;
	if (header.trim() === "*") return true;
	const plain = (tag: string) => tag.trim().replace(/^W\//, "");
	return header.split(",").some((tag) => plain(tag) === plain(etag));
}
