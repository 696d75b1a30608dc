import type { Formats } from "#app/shared/words/formats.ts";

export type ExportState = "waiting" | "running" | "ready" | "failed";
export type ExportFacts = {
	id: string;
	state: ExportState;
	done: number;
	total: number | null;
	bytes: number | null;
	/** End of the download; null while it is created. */
	expiresAt: Date | null;
};
export type ExportView = Omit<ExportFacts, "expiresAt"> & {
	until: string | null;
};

export function toExportView(
	{ id, state, done, total, bytes, expiresAt }: ExportFacts,
	formats: Pick<Formats, "dateTime">,
): ExportView {
	return { id, state, done, total, bytes, until: expiresAt && formats.dateTime(expiresAt) };
}

/** Only its owner can download it. */
export function exportPath(id: string): string {
	return `/exports/${id}`;
}

export function isUnfinished({ state }: { state: ExportState }): boolean {
	return state === "waiting" || state === "running";
}
