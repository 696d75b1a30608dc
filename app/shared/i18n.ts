import type { InitOptions } from "i18next";
import type auth from "../../locales/en/auth.json";
import type common from "../../locales/en/common.json";
import type mail from "../../locales/en/mail.json";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from "./languages";

/** One namespace per feature; `common` is on every page. */
export type Words = {
	common: typeof common;
	auth: typeof auth;
	mail: typeof mail;
};
export type Namespace = keyof Words;

declare module "i18next" {
	interface CustomTypeOptions {
		defaultNS: "common";
		resources: Words;
	}
}

/** What server and browser agree on. Keys are typed from the English files. */
export const I18N_OPTIONS = {
	supportedLngs: [...LANGUAGE_CODES],
	fallbackLng: DEFAULT_LANGUAGE,
	defaultNS: "common",
	fallbackNS: "common",
	interpolation: { escapeValue: false },
	react: { useSuspense: true },
} satisfies InitOptions;
