import type { SharedPicture } from "#app/shared/pages/page-meta.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Picture } from "./manifest";
import { manifest } from "./manifest.server";

type Page = {
	origin: string;
	language: Language;
	course?: { id: number; title: string };
};

/** The course's plat, or the school's map for other pages and unshipped courses. Undefined until generated. */
export function socialPicture({ origin, language, course }: Page): SharedPicture | undefined {
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
