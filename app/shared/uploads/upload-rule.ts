import type { FileKind } from "./file-kinds.ts";

/** What a route accepts as an upload. Pattern: docs/patterns/uploads.md */
export type UploadRule = {
	purpose: string;
	kinds: readonly FileKind[];
	maxBytes: number;
	perDay: { files: number; bytes: number };
};
