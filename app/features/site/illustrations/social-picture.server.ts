import type { SharedPicture } from "#app/shared/pages/page-meta.ts";
import { COVER_SIZES, coverSources } from "#app/shared/uploads/cover-address.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Picture } from "./manifest";
import { manifest } from "./manifest.server";

type Page = {
	origin: string;
	language: Language;
	course?: { id: number; title: string; cover?: string | null; coverText?: string };
};

/** The course's own picture, else its plat, or the school's map for other pages and unshipped courses. Undefined until generated. */
export function socialPicture({ origin, language, course }: Page): SharedPicture | undefined {
	const own = coverSources(course?.cover);
	if (own) return shared({ src: own.src, ...COVER_SIZES[0] }, origin, course?.coverText || (course?.title ?? ""));
	if (!manifest) return undefined;
	const t = getFixedT(language, "atlas");
	const plat = course && manifest.social[course.id];
	return plat
		? shared(plat, origin, t("social.course", { course: course.title }))
		: shared(manifest.schoolSocial, origin, t("social.school"));
}

function shared({ src, width, height }: Picture, origin: string, alt: string): SharedPicture {
	return { url: origin + src, width, height, alt };
}
