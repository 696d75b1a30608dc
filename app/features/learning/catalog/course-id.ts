/** Reads a course id from a URL. Null unless it is digits only, without a leading zero. */
export function readCourseId(text: string | undefined): number | null {
	return text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
