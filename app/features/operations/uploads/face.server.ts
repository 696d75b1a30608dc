export { removeUploadsOf } from "./own-uploads.server.ts";
export { readUpload } from "./read-upload.server.ts";
export {
	areThere,
	attachUploads,
	detachUnnamed,
	findShownUpload,
	listUploads,
	listUploadsOf,
} from "./uploads.repository.server.ts";
