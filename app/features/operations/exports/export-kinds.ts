import type { Capability } from "#db/schema/people/capabilities.ts";

type KindFacts = {
	name: string;
	type: string;
	shape: "joined" | "zipped";
	page: string;
	capability?: Capability;
};

/** The files that jobs create. Makers: `exports` of a `room.server.ts`. How to add one: docs/patterns/exports.md */
export const EXPORT_KINDS = {
	account: { name: "grew-my-data.zip", type: "application/zip", shape: "zipped", page: "/settings/privacy" },
	people: {
		name: "people.csv",
		type: "text/csv; charset=utf-8",
		shape: "joined",
		page: "/admin/users",
		capability: "people",
	},
} as const satisfies Record<string, KindFacts>;

export type ExportKind = keyof typeof EXPORT_KINDS;

export function exportFacts(kind: string): KindFacts | null {
	return Object.hasOwn(EXPORT_KINDS, kind) ? EXPORT_KINDS[kind as ExportKind] : null;
}
