import { encode } from "uqr";

/** `d` is the data of an SVG path, one unit per module; `size` is the number of modules in a row. */
export function qrPath(address: string): { d: string; size: number } {
	const { data, size } = encode(address, { ecc: "M", border: 2 });
	const d = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
	return { d, size };
}

/** The QR code as an SVG file, dark on light. */
export function qrSvg(address: string): string {
	const { d, size } = qrPath(address);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="512" height="512"><rect width="${size}" height="${size}" fill="#ffffff"/><path d="${d}" fill="#10261f"/></svg>`;
}
