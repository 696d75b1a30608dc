import { useLanguagePrefix } from "#app/shared/words/language-prefix.ts";

/** The path of a file or a form of a resource in the language of the page: they are no pages, so that links leave them as they are. */
export function useFilePath(): (path: string) => string {
	const prefix = useLanguagePrefix();
	return (path) => (prefix ? `/${prefix}${path}` : path);
}
