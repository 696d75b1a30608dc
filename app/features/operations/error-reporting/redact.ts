/**
 * Removes e-mail addresses, tokens, passwords, query strings, credentials in URLs, long numbers, control characters
 * and broken Unicode.
 * Keeps lines and columns of stack frames and hashed file names. Idempotent.
 */
export function redact(text: string): string {
	return REDACTION_RULES.reduce((clean, [pattern, replacement]) => clean.replace(pattern, replacement), text);
}

// Quantifiers are bounded or end at a character that they exclude, so that matching is linear.
const REDACTION_RULES: readonly (readonly [RegExp, string])[] = [
	// biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly what must not be stored
	[/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/gu, ""],
	[/(\b[a-z][a-z+.-]{1,15}:\/\/)[^\s/@"'<>]{1,256}@/gi, "$1[credentials]@"],
	[/([\p{L}\p{N}._+~-]|%2b){1,64}(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/giu, "[email]"],
	[/\b(bearer|basic)\s+(?!\[)[^\s"',;)]{1,4096}/gi, "$1 [token]"],
	[
		/([\w/.\])-])\?(?!\[query\])[^\s"'`<>()?#]{0,2048}?=[^\s"'`<>()]{0,2048}?(?=(?::\d+){1,2}(?![\w.])|[\s"'`<>()]|$)/g,
		"$1?[query]",
	],
	[/(\b[a-z][a-z+.-]{1,15}:\/\/[^\s"'`<>()#]{1,1024})#(?!\[)[^\s"'`<>():]{1,1024}/gi, "$1"],
	[
		/\b((?:[\w-]{0,32}[_-])?(?:auth[_-]?token|access[_-]?token|token|password|passwd|secret|session|sid|api[_-]?key|code|authorization|cookie))(["']?\s{0,3}[=:]\s{0,3}["']?)(?![[\s"'])(?!\d{1,3}\b)[^\s"',;&)}\]]{1,4096}/gi,
		"$1$2[secret]",
	],
	[/\b(?=[\w-]{0,200}\d)(?=[\w-]{0,200}[a-zA-Z])[\w-]{24,}(?:\.[\w-]{8,}){0,4}/g, "[token]"],
	[/\b\d(?:[ -]?\d){11,22}\b/g, "[number]"],
];
