import { useMatches } from "@remix-run/react";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { factsOf, type PageName } from "./page";

export function usePageName(): (name: string) => string | null {
	const { t } = useTranslation("frame");
	return useCallback((name) => t(`pages.${name as PageName}`, { defaultValue: "" }) || null, [t]);
}

/** If its module is not loaded, its last segment that is a word ("seo-dashboard" → "Seo dashboard"). */
export function useNameOfPath(): (path: string) => string {
	const nameOf = usePageName();
	const own = useMatches().map(factsOf).at(-1)?.name;
	return (path) => {
		const segments = path.split(/[?#]/, 1)[0]?.split("/").filter(Boolean) ?? [];
		const named = segments.map(nameOf).findLast((name) => name !== null);
		return (own && nameOf(own)) ?? named ?? segmentToWords(segments[0] ?? "");
	};
}

const MAX_SEGMENT_LENGTH = 60;

export function segmentToWords(segment: string): string {
	const words = decoded(segment).replace(/[-_]+/g, " ").trim();
	return (words.charAt(0).toLocaleUpperCase() + words.slice(1)).slice(0, MAX_SEGMENT_LENGTH);
}

function decoded(segment: string): string {
	try {
		return decodeURIComponent(segment);
	} catch {
		return segment;
	}
}
