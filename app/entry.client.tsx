import { RemixBrowser } from "@remix-run/react";
import { createInstance } from "i18next";
import resourcesToBackend from "i18next-resources-to-backend";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { getInitialNamespaces } from "remix-i18next/client";
import { I18N_OPTIONS } from "./shared/i18n";

/** Each namespace of each language is a chunk of its own; only those of the page are asked for. */
const words = import.meta.glob<Record<string, unknown>>("../locales/*/*.json", { import: "default" });

async function hydrate() {
	const i18n = createInstance();
	await i18n
		.use(initReactI18next)
		.use(
			resourcesToBackend((language: string, namespace: string) =>
				words[`../locales/${language}/${namespace}.json`]?.() ?? Promise.reject(new Error(`No words: ${namespace}`)),
			),
		)
		.init({
			...I18N_OPTIONS,
			lng: document.documentElement.lang,
			// Every set is complete (a test sees to it), so English need not be loaded beside another language.
			fallbackLng: false,
			ns: [...new Set(["common", ...getInitialNamespaces()])],
		});

	startTransition(() => {
		hydrateRoot(
			document,
			<StrictMode>
				<I18nextProvider i18n={i18n}>
					<RemixBrowser />
				</I18nextProvider>
			</StrictMode>,
		);
	});
}

void hydrate();
