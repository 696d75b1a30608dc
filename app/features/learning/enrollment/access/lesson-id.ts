/** Lesson id from a URL: 1 to 10 digits without a leading zero, else `null`. */
export function toLessonId(text: string | undefined): number | null {
	return text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
