import { encode } from "uqr";

/** `d` is the data of an SVG path, one unit per module; `size` is the number of modules in a row. */
export function qrPath(address: string): { d: string; size: number } {
	const { data, size } = encode(address, { ecc: "M", border: 0 });
	const d = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
	return { d, size };
}
