/** A state of a course that is compared or restored: its drafts, a numbered version, or drafts that were kept together. */
export type Point = { kind: "draft" } | { kind: "version"; number: number } | { kind: "kept"; id: string };

export const POINT = /^(?:draft|v[1-9]\d{0,8}|k[0-9a-f-]{36})$/;

export function writePoint(point: Point): string {
	switch (point.kind) {
		case "draft":
			return "draft";
		case "version":
			return `v${point.number}`;
		case "kept":
			return `k${point.id}`;
	}
}

/** Null for anything that `writePoint` does not write. */
export function readPoint(written: string | null): Point | null {
	if (!written || !POINT.test(written)) return null;
	if (written === "draft") return { kind: "draft" };
	const rest = written.slice(1);
	return written.startsWith("v") ? { kind: "version", number: Number(rest) } : { kind: "kept", id: rest };
}

/** Of a kept draft, in characters. */
export const LONGEST_NOTE = 300;
