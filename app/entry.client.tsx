import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { getInitialNamespaces } from "remix-i18next/client";
import { lazyRoute } from "./features/failures/lazy-route";
import { allowInjectedStyles } from "./shared/style-nonce";
import type { WordTree } from "./shared/translator";
import { createWordsInstance } from "./shared/words-instance";

/** Each namespace of each language is a chunk of its own; only those of the page are asked for, two never. */
const words = import.meta.glob<WordTree>(["../locales/*/*.json", "!../locales/*/{api,mail}.json"], {
	import: "default",
});

function loadWords(language: string, namespace: string): Promise<WordTree> {
	const load = words[`../locales/${language}/${namespace}.json`];
	return load ? load() : Promise.reject(new Error(`There are no words for ${language}/${namespace}.`));
}

/**
 * Resolves when Remix has read the data of the page. `RemixBrowser` begins with it and throws the promise, at the root
 * of the tree, where React 18 has nowhere to wait: a click in that moment would end in its error 345. What else it
 * may throw it throws again when it is rendered.
 */
async function dataAreRead(): Promise<void> {
	try {
		RemixBrowser({});
	} catch (thrown) {
		if (thrown instanceof Promise) await thrown;
	}
}

async function hydrate() {
	const i18n = createWordsInstance(document.documentElement.lang, {}, loadWords);
	await Promise.all([i18n.loadNamespaces(["common", ...getInitialNamespaces()]), dataAreRead()]);

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

// Called by what scripts/route-failures.ts puts into Remix.
window.standInForRoute = lazyRoute;
allowInjectedStyles();
void hydrate();
