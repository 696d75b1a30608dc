const FONT_FOLDER = "/fonts/paper";

/** Smaller fonts stay in memory: all but the Chinese one. */
const KEPT_BYTES = 100_000;
const kept = new Map<string, ArrayBuffer>();

/** Loads fonts from the static assets; throws if one is missing. */
export function paperFontLoader(assets: Pick<Fetcher, "fetch">) {
	return async (name: string): Promise<ArrayBuffer> => {
		const known = kept.get(name);
		if (known) return known;
		const response = await assets.fetch(new Request(`https://assets.local${FONT_FOLDER}/${name}.ttf`));
		if (!response.ok) throw new Error(`The face ${name} is not there: ${response.status}`);
		const bytes = await response.arrayBuffer();
		if (bytes.byteLength < KEPT_BYTES) kept.set(name, bytes);
		return bytes;
	};
}
