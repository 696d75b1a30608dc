import { isLanguage, type Language } from "#app/shared/words/languages.ts";
import { kindPath } from "../figures/figures-query";

export type PreviewView = { language: Language; theme: "light" | "dark" };

/** `usual`: the reader's language. */
export function readPreview(params: URLSearchParams, usual: Language): PreviewView {
	const asked = params.get("language");
	return {
		language: isLanguage(asked) ? asked : usual,
		theme: params.get("theme") === "dark" ? "dark" : "light",
	};
}

export function previewSearch({ language, theme }: PreviewView): string {
	const search = new URLSearchParams({ language });
	if (theme === "dark") search.set("theme", theme);
	return `?${search}`;
}

export function previewPath(kind: string, view: PreviewView): string {
	return kindPath(kind) + previewSearch(view);
}
