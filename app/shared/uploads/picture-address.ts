/** Widths and heights in pixels, largest first, as in the URL. */
export const PICTURE_SIZES = [512, 192, 64] as const;

const ID = "[0-9a-f]{32}";
const NAMED = new RegExp(`^${ID}(?:-${ID}){0,2}$`);
const WHOLE = new RegExp(`^/pictures/(${ID}-${ID}-${ID})$`);

/** URL with the file ids of all sizes, in the order of `PICTURE_SIZES`. Serves the largest. */
export function toPictureAddress(ids: readonly [large: string, medium: string, small: string]): string {
	return `/pictures/${ids.join("-")}`;
}

export function fileOfPicture(named: string): string | null {
	return NAMED.test(named) ? (named.split("-")[0] ?? null) : null;
}

export function pictureSources(address: string): string | undefined {
	const ids = WHOLE.exec(address)?.[1]?.split("-");
	return ids?.map((id, at) => `/pictures/${id} ${PICTURE_SIZES[at]}w`).join(", ");
}
