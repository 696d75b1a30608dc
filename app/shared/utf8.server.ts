const native = new globalThis.TextEncoder();

/**
 * A text encoder for many short texts, which is what React writes a page of. The
 * runtime's own costs more for the call than for the work; texts with characters
 * outside the basic plane are left to it. Stands in for `util` of React's writer.
 */
export class TextEncoder {
	encode(text: string): Uint8Array {
		return native.encode(text);
	}

	/** As the standard says: `read` in UTF-16 units, `written` in bytes; a character that does not fit is left out. */
	encodeInto(text: string, view: Uint8Array): { read: number; written: number } {
		const room = view.length;
		let written = 0;
		for (let read = 0; read < text.length; read++) {
			const code = text.charCodeAt(read);
			const size = code < 0x80 ? 1 : code < 0x800 ? 2 : 3;
			if (isSurrogate(code)) return encodeRest(text, read, view, written);
			if (written + size > room) return { read, written };
			if (size === 1) {
				view[written++] = code;
				continue;
			}
			if (size === 2) view[written++] = 0xc0 | (code >> 6);
			else {
				view[written++] = 0xe0 | (code >> 12);
				view[written++] = 0x80 | ((code >> 6) & 0x3f);
			}
			view[written++] = 0x80 | (code & 0x3f);
		}
		return { read: text.length, written };
	}
}

const isSurrogate = (code: number) => code >= 0xd800 && code <= 0xdfff;

function encodeRest(text: string, read: number, view: Uint8Array, written: number) {
	const rest = native.encodeInto(text.slice(read), view.subarray(written));
	return { read: read + rest.read, written: written + rest.written };
}
