import type { Formats } from "#app/shared/words/formats.ts";

export type ExportState = "waiting" | "running" | "ready" | "failed";
/** What there is to know of a file for whoever has asked for it. */
export type ExportFacts = {
	id: string;
	state: ExportState;
	done: number;
	/** Null while nobody has counted. */
	total: number | null;
	bytes: number | null;
	/** Until when it can be downloaded; null while it is made. */
	expiresAt: Date | null;
};
export type ExportView = Omit<ExportFacts, "expiresAt"> & {
	/** Until when it can be downloaded, as its owner writes it. */
	until: string | null;
};

/** The same for its page, with the time as its owner reads it. */
export function toExportView(
	{ id, state, done, total, bytes, expiresAt }: ExportFacts,
	formats: Pick<Formats, "dateTime">,
): ExportView {
	return { id, state, done, total, bytes, until: expiresAt && formats.dateTime(expiresAt) };
}

/** Where it is downloaded, by its owner alone. */
export function exportPath(id: string): string {
	return `/exports/${id}`;
}

/** True while it is worth asking again. */
export function isInTheMaking({ state }: { state: ExportState }): boolean {
	return state === "waiting" || state === "running";
}
