import type { Capability } from "#db/schema/people/capabilities.ts";

type KindFacts = {
	/** What the file is saved as, and what it is. */
	name: string;
	type: string;
	/** How its pieces become a file: one after the other, or as files of an archive. */
	shape: "joined" | "zipped";
	/** The page on which it is asked for and taken away; the mail leads there. */
	page: string;
	/** Admins' files: whoever has lost it by then gets nothing. */
	capability?: Capability;
};

/** Every kind of file that a job makes for somebody. Who makes it: `exports` of a `room.server.ts`. How to add one: docs/patterns/exports.md */
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

/** What is known of a kind; null for the name of none. */
export function exportFacts(kind: string): KindFacts | null {
	return Object.hasOwn(EXPORT_KINDS, kind) ? EXPORT_KINDS[kind as ExportKind] : null;
}
