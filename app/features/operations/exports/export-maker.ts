import type { Database } from "#db/client.server.ts";
import type { ExportKind } from "./export-kinds";

export type ExportAsked = {
	ownerId: number;
	/** As it was asked for: a query, say. Read it with a schema. */
	asked: Record<string, unknown>;
	/** Of whoever asked. */
	language: string;
	/** What the step before has left; null at the first. */
	cursor: unknown;
	now: Date;
};

/** `entry` names the file of an archive that a piece belongs to; pieces of one file follow one another. */
export type MadePiece = { entry: string; body: string | Uint8Array };

export type MadePortion = {
	pieces: MadePiece[];
	/** How much of how much is there now, for whoever waits; `total` is null where nobody has counted. */
	done: number;
	total: number | null;
	/** Where the next step begins; null: this was the last one. */
	cursor: unknown;
};

/**
 * Makes a file in steps. A step takes on no more than a few thousand rows, holds its pieces in memory, and reads only: it
 * may run twice, and then the pieces of one of them count. What it throws is tried again.
 */
export type ExportMaker = (db: Database, asked: ExportAsked) => Promise<MadePortion>;

/** Who makes what. */
export type ExportMakers = Record<ExportKind, ExportMaker>;
