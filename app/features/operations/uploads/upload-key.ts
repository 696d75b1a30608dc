/** Where an upload is in the media bucket. */
export function uploadKey(id: string): string {
	return `uploads/${id}`;
}
