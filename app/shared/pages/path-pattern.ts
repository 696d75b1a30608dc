/** Hides what could identify a person: numbers become `:id`, all but plain words `:value`. At most eight segments. */
export function pathPattern(pathname: string): string {
	const segments = pathname.split(/[?#]/, 1)[0]?.split("/").filter(Boolean) ?? [];
	const pattern = segments.slice(0, MAX_SEGMENTS).map(segmentPattern);
	if (segments.length > MAX_SEGMENTS) pattern.push("…");
	return `/${pattern.join("/")}`;
}

const MAX_SEGMENTS = 8;
const MAX_WORDS_LENGTH = 40;
const WORD_PATTERN = /^_{0,2}[a-z]{1,20}(?:-[a-z]{1,20})*(?:\.(?:data|txt|xml|json|ico|js|css|webmanifest))?$/;

function segmentPattern(segment: string): string {
	if (/^\d+(?:\.data)?$/.test(segment)) return segment.replace(/^\d+/, ":id");
	return segment.length <= MAX_WORDS_LENGTH && WORD_PATTERN.test(segment) ? segment : ":value";
}
