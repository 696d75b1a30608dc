export { removeUploadsOf } from "./own-uploads.server.ts";
export { readUpload } from "./read-upload.server.ts";
export { storeUpload } from "./store-upload.server.ts";
export {
	areOwnedUploads,
	attachUploads,
	detachUnreferenced,
	detachUpload,
	detachUploads,
	findShownUpload,
	holdUploads,
	isHeld,
	listHeldUploads,
	listUploads,
	listUploadsOf,
	releaseUploads,
} from "./uploads.repository.server.ts";
