import type { FileKind } from "./file-kinds.ts";

/**
 * What a route takes as an upload. It stands in the route's `handle`, where the gate reads how large it may be, and goes
 * to `storeUpload`. Pattern: docs/patterns/uploads.md
 */
export type UploadRule = {
	/** What the file is for: a file of one purpose is never attached to another. */
	purpose: string;
	kinds: readonly FileKind[];
	maxBytes: number;
	/** What one person may store in a day (UTC) for this purpose. */
	perDay: { files: number; bytes: number };
};
