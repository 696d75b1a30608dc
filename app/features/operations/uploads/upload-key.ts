export function uploadKey(id: string): string {
	return `uploads/${id}`;
}
