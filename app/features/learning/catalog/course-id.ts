/** Reads the number of a course from an address, or `null` when it is none: digits only, no leading zero. */
export function readCourseId(text: string | undefined): number | null {
	return text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
