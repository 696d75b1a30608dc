import type { i18n as I18n } from "i18next";
import { createTranslate, type Translate, type WordTree } from "./translator";

type Load = (language: string, namespace: string) => Promise<WordTree>;
type Listener = (language: string) => void;

/** The i18next interface that react-i18next needs. In the browser namespaces load on demand. */
export function createWordsInstance(language: string, words: Record<string, WordTree>, load?: Load): I18n {
	const listeners = new Set<Listener>();
	const translators = new Map<string, Translate>();
	let loaded = new Map(Object.entries(words));

	const translatorOf = (namespace: string) => {
		const key = `${instance.language} ${namespace}`;
		let translate = translators.get(key);
		if (!translate) {
			const own = loaded;
			translate = createTranslate(instance.language, (name) => own.get(name), namespace);
			translators.set(key, translate);
		}
		return translate;
	};

	const loadAll = async (asked: string, namespaces: readonly string[]) =>
		new Map(await Promise.all(namespaces.map(async (name) => [name, (await load?.(asked, name)) ?? {}] as const)));

	const instance = {
		language,
		languages: [language],
		isInitialized: true,
		options: { defaultNS: "common", ns: [] as string[] },
		store: { on: () => {}, off: () => {} },
		hasLoadedNamespace: (namespace: string) => loaded.has(namespace),
		getFixedT: (_language: string | null, namespace: string | readonly string[]) =>
			translatorOf(typeof namespace === "string" ? namespace : (namespace[0] ?? "common")),
		t: (key: string, values?: Record<string, unknown>) => translatorOf("common")(key, values),
		async loadNamespaces(namespaces: string | readonly string[], done?: () => void) {
			const missing = (typeof namespaces === "string" ? [namespaces] : namespaces).filter((name) => !loaded.has(name));
			for (const [name, tree] of await loadAll(instance.language, missing)) loaded.set(name, tree);
			done?.();
		},
		/** Loads the used namespaces first, so that no page is half translated. */
		async changeLanguage(next: string) {
			const nextWords = await loadAll(next, [...loaded.keys()]);
			loaded = nextWords;
			translators.clear();
			instance.language = next;
			instance.languages = [next];
			for (const listener of listeners) listener(next);
			return instance.t;
		},
		on: (_event: string, listener: Listener) => listeners.add(listener),
		off: (_event: string, listener: Listener) => listeners.delete(listener),
	};
	return instance as unknown as I18n;
}
