import { useLanguagePrefix } from "#app/shared/words/language-prefix.ts";

/** Adds the language prefix to files and forms, which `Link` does not do. */
export function useFilePath(): (path: string) => string {
	const prefix = useLanguagePrefix();
	return (path) => (prefix ? `/${prefix}${path}` : path);
}
