import type { InitOptions } from "i18next";
import type { Words } from "#types/words.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from "./languages";

/** A file of `locales`, typed from the English ones by `npm run types`; `common` is on every page. */
export type { Words };
export type Namespace = keyof Words;

declare module "i18next" {
	interface CustomTypeOptions {
		defaultNS: "common";
		resources: Words;
	}
}

export const I18N_OPTIONS = {
	supportedLngs: [...LANGUAGE_CODES],
	fallbackLng: DEFAULT_LANGUAGE,
	defaultNS: "common",
	fallbackNS: "common",
	interpolation: { escapeValue: false },
	react: { useSuspense: true },
} satisfies InitOptions;
