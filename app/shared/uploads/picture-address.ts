/** The widths and heights, in pixels, in which a person's picture is kept: the largest first, as its address names them. */
export const PICTURE_SIZES = [512, 192, 64] as const;

const ID = "[0-9a-f]{32}";
const NAMED = new RegExp(`^${ID}(?:-${ID}){0,2}$`);
const WHOLE = new RegExp(`^/pictures/(${ID}-${ID}-${ID})$`);

/**
 * Where a picture is seen, by the ids of its files, in the order of `PICTURE_SIZES`. The address shows the largest; each
 * of the others is at its own id, so that whoever has the address needs no further question for the size that fits.
 */
export function toPictureAddress(ids: readonly [large: string, medium: string, small: string]): string {
	return `/pictures/${ids.join("-")}`;
}

/** The file that is shown at an address: the first that it names; null where it names none. */
export function fileOfPicture(named: string): string | null {
	return NAMED.test(named) ? (named.split("-")[0] ?? null) : null;
}

/** What `srcset` says of a picture; nothing for one that does not come in our sizes. */
export function pictureSources(address: string): string | undefined {
	const ids = WHOLE.exec(address)?.[1]?.split("-");
	return ids?.map((id, at) => `/pictures/${id} ${PICTURE_SIZES[at]}w`).join(", ");
}
