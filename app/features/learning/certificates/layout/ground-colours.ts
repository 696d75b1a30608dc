import type { CoverGround } from "#app/features/site/illustrations/covers.ts";

/** Light colours for certificates, because paper has no theme. A test compares them with the stylesheet. */
export const GROUND_COLOURS: Record<CoverGround, Record<"ground" | "line" | "lot" | "done" | "subject", string>> = {
	evergreen: { ground: "#124030", line: "#c5d7c1", lot: "#315d49", done: "#98ccad", subject: "#e0b85c" },
	paper: { ground: "#f4f0e6", line: "#214537", lot: "#dde7d5", done: "#40765d", subject: "#daaf54" },
	sage: { ground: "#bdd3c1", line: "#0b3224", lot: "#e5ece0", done: "#2f614c", subject: "#e0b85c" },
	brass: { ground: "#e1ca91", line: "#1e3422", lot: "#f2e8c9", done: "#33634e", subject: "#215943" },
	moss: { ground: "#46694f", line: "#f2f1e1", lot: "#658569", done: "#d3e5c3", subject: "#ecc86c" },
	night: { ground: "#0e221e", line: "#c0c6b0", lot: "#244036", done: "#8abfa2", subject: "#deb459" },
};
