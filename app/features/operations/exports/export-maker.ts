import type { Database } from "#db/client.server.ts";
import type { ExportKind } from "./export-kinds";

export type ExportRequest = {
	ownerId: number;
	parameters: Record<string, unknown>;
	language: string;
	/** From the previous step; null at the first. */
	cursor: unknown;
	now: Date;
};

/** `entry` is the name in the archive; pieces of one file must be consecutive. */
export type NewPiece = { entry: string; body: string | Uint8Array };

export type ExportChunk = {
	pieces: NewPiece[];
	/** Progress; `total` is null when unknown. */
	done: number;
	total: number | null;
	/** For the next step; null when finished. */
	cursor: unknown;
};

/**
 * A step handles at most a few thousand rows in memory and only reads, because it may run twice. Errors are retried.
 */
export type ExportMaker = (db: Database, asked: ExportRequest) => Promise<ExportChunk>;

/** Who makes what. */
export type ExportMakers = Record<ExportKind, ExportMaker>;
