import { encode } from "uqr";

/** A QR code as the data of a path, one unit for each module, and how many there are in a row. */
export function qrPath(address: string): { d: string; size: number } {
	const { data, size } = encode(address, { ecc: "M", border: 0 });
	const d = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
	return { d, size };
}
