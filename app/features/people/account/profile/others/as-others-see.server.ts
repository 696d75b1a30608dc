import { countryNames } from "#app/shared/words/intl.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { renderMarkdown } from "#db/content/markdown.ts";
import type { findProfile } from "../profiles.repository.server";
import { isVisible, PROFILE_PARTS, type ProfilePart } from "../visibility";

type Row = Awaited<ReturnType<typeof findProfile>>[number];
export const ONLOOKERS = ["members", "everyone"] as const;
export type Onlooker = (typeof ONLOOKERS)[number];
type ProfileViewInput = {
	name: string;
	isTeacher: boolean;
	onlooker: Onlooker;
	language: Language;
	/** In the order shown. */
	topics: readonly { key: string; name: string }[];
};

export function readOnlooker(search: URLSearchParams): Onlooker {
	return search.get("as") === "everyone" ? "everyone" : "members";
}

/**
 * A profile as others may see it. Hidden parts are left out; `hidden` names those that have content. The bio's HTML
 * is rendered as when the form is saved.
 */
export function profileAsSeenBy(
	row: Row | undefined,
	{ name, isTeacher, onlooker, language, topics }: ProfileViewInput,
) {
	const whose = { visibility: row?.visibility ?? null, isTeacher, toMember: onlooker === "members" };
	const written: Record<ProfilePart, boolean> = {
		image: Boolean(row?.image),
		headline: Boolean(row?.headline),
		bio: Boolean(row?.bio?.trim()),
		country: Boolean(row?.country),
		languages: Boolean(row?.languages?.length),
		interests: Boolean(row?.interests?.length),
	};
	const shows = (part: ProfilePart) => written[part] && isVisible(part, whose);
	const languages = new Intl.DisplayNames(language, { type: "language" });
	return {
		onlooker,
		name,
		image: shows("image") ? (row?.image ?? null) : null,
		headline: shows("headline") ? (row?.headline ?? null) : null,
		bioHtml: shows("bio") ? renderMarkdown(row?.bio ?? "") : null,
		country: shows("country") ? (countryNames(language).of(row?.country ?? "") ?? null) : null,
		languages: shows("languages") ? (row?.languages ?? []).map((code) => languages.of(code) ?? code) : [],
		interests: shows("interests")
			? topics.filter(({ key }) => row?.interests?.includes(key)).map((topic) => topic.name)
			: [],
		hidden: PROFILE_PARTS.filter((part) => written[part] && !shows(part)),
	};
}

export type OthersView = ReturnType<typeof profileAsSeenBy>;
