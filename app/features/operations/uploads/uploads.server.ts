/** What other rooms ask of stored files. */
export {
	areThere,
	attachUploads,
	detachUnnamed,
	detachUpload,
	findShownUpload,
	listUploads,
} from "./uploads.repository.server.ts";
