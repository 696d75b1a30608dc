export type FileSample = {
	head: Uint8Array;
	tail: Uint8Array;
	/** The whole file is UTF-8 without NUL. */
	isText: boolean;
	/** The user's file name; only used to distinguish kinds of text. */
	name: string;
};

type Kind = {
	type: string;
	extension: string;
	fits: (sample: FileSample) => boolean;
};

/** Bytes examined at each end; the directory of a ZIP is at its end. */
export const SAMPLE_BYTES = 64 * 1024;

const OFFICE = "application/vnd.openxmlformats-officedocument";

/** Detected by content, never by name or declared type. The first kind that a route accepts wins. */
export const FILE_KINDS = {
	png: { type: "image/png", extension: "png", fits: ({ head }) => begins(head, "\x89PNG\r\n\x1a\n\0\0\0\rIHDR") },
	jpeg: { type: "image/jpeg", extension: "jpg", fits: ({ head }) => begins(head, "\xff\xd8\xff") },
	webp: {
		type: "image/webp",
		extension: "webp",
		fits: ({ head }) => begins(head, "RIFF") && begins(head.subarray(8), "WEBPVP8"),
	},
	pdf: {
		type: "application/pdf",
		extension: "pdf",
		fits: ({ head, tail }) => begins(head, "%PDF-") && contains(tail, "%%EOF"),
	},
	docx: {
		type: `${OFFICE}.wordprocessingml.document`,
		extension: "docx",
		fits: (sample) => isOffice(sample, "word/document.xml"),
	},
	xlsx: {
		type: `${OFFICE}.spreadsheetml.sheet`,
		extension: "xlsx",
		fits: (sample) => isOffice(sample, "xl/workbook.xml"),
	},
	zip: { type: "application/zip", extension: "zip", fits: isZip },
	mp4: {
		type: "video/mp4",
		extension: "mp4",
		fits: ({ head }) => begins(head.subarray(4), "ftyp") && MP4_BRANDS.some((name) => begins(head.subarray(8), name)),
	},
	vtt: {
		type: "text/vtt; charset=utf-8",
		extension: "vtt",
		fits: (sample) => isPlainText(sample) && /^\ufeff?WEBVTT(?:[ \t\r\n]|$)/.test(textOf(sample.head)),
	},
	csv: { type: "text/csv; charset=utf-8", extension: "csv", fits: (sample) => isNamedText(sample, ".csv") },
	markdown: { type: "text/markdown; charset=utf-8", extension: "md", fits: (sample) => isNamedText(sample, ".md") },
	text: { type: "text/plain; charset=utf-8", extension: "txt", fits: isPlainText },
} as const satisfies Record<string, Kind>;

export type FileKind = keyof typeof FILE_KINDS;

export function kindOfFile(sample: FileSample, kinds: readonly FileKind[]): FileKind | null {
	const known = Object.keys(FILE_KINDS) as FileKind[];
	return known.find((kind) => kinds.includes(kind) && FILE_KINDS[kind].fits(sample)) ?? null;
}

export function nameOfFile(name: string, kind: FileKind): string {
	const last = name.split(/[\\/]/).at(-1) ?? "";
	const stem = last
		.normalize("NFC")
		.replace(/[\p{C}"<>:|?*]/gu, "")
		.replace(/\.[^.]*$/, "")
		.replace(/^[.\s]+|[.\s]+$/g, "");
	return `${[...stem].slice(0, 100).join("") || "file"}.${FILE_KINDS[kind].extension}`;
}

/** Brands that every browser plays; not `qt `. */
const MP4_BRANDS = ["isom", "iso2", "iso4", "iso5", "iso6", "mp41", "mp42", "avc1", "dash", "M4V ", "MSNV"];

function begins(bytes: Uint8Array, signature: string): boolean {
	return bytes.length >= signature.length && [...signature].every((sign, at) => bytes[at] === sign.charCodeAt(0));
}

function contains(bytes: Uint8Array, words: string): boolean {
	return new TextDecoder("latin1").decode(bytes).includes(words);
}

function isZip({ head, tail }: FileSample): boolean {
	return begins(head, "PK\x03\x04") && contains(tail, "PK\x05\x06");
}

/** By the directory of the archive; files with macros are refused. */
function isOffice(sample: FileSample, main: string): boolean {
	const { tail } = sample;
	return (
		isZip(sample) && contains(tail, main) && contains(tail, "[Content_Types].xml") && !contains(tail, "vbaProject")
	);
}

function isNamedText(sample: FileSample, ending: string): boolean {
	return isPlainText(sample) && sample.name.toLowerCase().endsWith(ending);
}

/** Excludes text that is executed or rendered, such as HTML and SVG. */
function isPlainText({ head, isText }: FileSample): boolean {
	return isText && !/^\ufeff?\s*(?:<[!?a-z]|%PDF-|#!|\{\\rtf)/i.test(textOf(head));
}

function textOf(head: Uint8Array): string {
	return new TextDecoder().decode(head.subarray(0, 512));
}
