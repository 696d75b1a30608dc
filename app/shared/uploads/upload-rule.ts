import type { FileKind } from "./file-kinds.ts";

/**
 * What a route accepts as an upload. The gate reads the size limit from the route's `handle`, and `storeUpload` gets
 * the rule. Pattern: docs/patterns/uploads.md
 */
export type UploadRule = {
	/** A file of one purpose cannot be attached to another. */
	purpose: string;
	kinds: readonly FileKind[];
	maxBytes: number;
	/** Limits per user and UTC day. */
	perDay: { files: number; bytes: number };
};
