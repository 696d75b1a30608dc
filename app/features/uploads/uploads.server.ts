/** What other rooms ask of stored files. */
export { attachUploads, detachUpload, listUploads } from "./uploads.repository.server.ts";
