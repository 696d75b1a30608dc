import type { ReportableKind, Reportables } from "./reportable.ts";

/** The kinds of all rooms by their names. Throws when two have the same name. */
export function collectReportables(kinds: readonly ReportableKind[]): Reportables {
	const byName = new Map<string, ReportableKind>();
	for (const kind of kinds) {
		if (byName.has(kind.name)) throw new Error(`Two rooms declare the reportable kind ${kind.name}.`);
		byName.set(kind.name, kind);
	}
	return byName;
}

/** The thing that an address names: that of a room, else the page itself. */
export function subjectOfPath(reportables: Reportables, path: string): { kind: string; id: string } {
	for (const { name, idOfPath } of reportables.values()) {
		const id = idOfPath?.(path);
		if (id) return { kind: name, id };
	}
	return { kind: "page", id: path };
}
