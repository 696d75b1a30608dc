export type KindOfFile = "zip" | "oldExcel" | "pdf" | "text";

const FILE_SIGNATURES: readonly [KindOfFile, readonly number[]][] = [
	["zip", [0x50, 0x4b, 0x03, 0x04]],
	// Container of .xls and of password-protected workbooks.
	["oldExcel", [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
	["pdf", [0x25, 0x50, 0x44, 0x46, 0x2d]],
];

export function kindOfFile(bytes: Uint8Array): KindOfFile {
	return FILE_SIGNATURES.find(([, start]) => start.every((byte, at) => bytes[at] === byte))?.[0] ?? "text";
}
