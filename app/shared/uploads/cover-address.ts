/** Of both files of a course's cover, in pixels. */
export const COVER_SIZES = [
	{ width: 1200, height: 800 },
	{ width: 600, height: 400 },
] as const;

const ID = "[0-9a-f]{32}";
/** The ids of the large and of the small file, as a course keeps them. */
export const COVER_FILES = new RegExp(`^${ID}-${ID}$`);
const NAMED = new RegExp(`^${ID}$`);

export type CoverSources = { src: string; srcSet: string };

/** Where the files of a cover are; null for anything else, so that the course is drawn. */
export function coverSources(files: string | null | undefined): CoverSources | null {
	if (!files || !COVER_FILES.test(files)) return null;
	const paths = files.split("-").map((id) => `/course-covers/${id}`);
	return { src: paths[0] ?? "", srcSet: paths.map((path, at) => `${path} ${COVER_SIZES[at]?.width}w`).join(", ") };
}

export function isCoverFile(named: string): boolean {
	return NAMED.test(named);
}
