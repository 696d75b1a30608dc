/** Identifies equal errors: message without numbers and ids, and the top frame. 32 hexadecimal digits. */
export async function fingerprintOf(message: string, stack: string | null): Promise<string> {
	const text = `${normalizedMessage(message)}\n${topFrameOf(stack) ?? ""}`;
	const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
	return [...digest.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The first line with `#` for numbers and ids, at most 300 characters. */
export function normalizedMessage(message: string): string {
	return (message.split("\n", 1)[0] ?? "")
		.replace(/\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi, "#")
		.replace(/\b(?=[a-f]{0,64}\d)[0-9a-f]{6,64}\b/gi, "#")
		.replace(/\d+(?:[.,:]\d+)*/g, "#")
		.replace(/\s+/g, " ")
		.trim()
		.slice(0, 300);
}

/** "function file", or null. Without host, build hash, line and column, which change with each release. */
export function topFrameOf(stack: string | null): string | null {
	for (const line of stack?.split("\n", 50) ?? []) {
		const frame = CHROMIUM_FRAME.exec(line) ?? OTHER_FRAME.exec(line);
		if (!frame) continue;
		const [, name = "", address = ""] = frame;
		return `${name.trim() || "anonymous"} ${fileOf(address)}`.slice(0, 300);
	}
	return null;
}

/** `    at render (https://school.example/assets/root-B1x9yZ.js:1:234)`, or without a name and parentheses. */
const CHROMIUM_FRAME = /^\s{0,20}at (?:async )?(?:([^(]{1,200}) \()?([^\s()]{1,1000}?)(?::\d+){1,2}\)?$/;
/** Firefox and Safari: `render@https://school.example/assets/root-B1x9yZ.js:1:234`. */
const OTHER_FRAME = /^([^@\s]{0,200})@([^\s]{1,1000}?)(?::\d+){1,2}$/;

function fileOf(address: string): string {
	const path = URL.canParse(address) ? new URL(address).pathname : address;
	return path.replace(/\?.*$/, "").replace(/-[\w-]{8}(?=\.m?js$)/, "");
}
