import { RemixBrowser } from "@remix-run/react";
import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { getInitialNamespaces } from "remix-i18next/client";
import { lazyRoute } from "#app/features/site/error-pages/lazy-route.tsx";
import { leaveEventsToBrowser } from "#app/shared/browser/early-events.ts";
import { allowInjectedStyles } from "#app/shared/request/style-nonce.ts";
import { loadHanFolds } from "#app/shared/text/use-han-folds.ts";
import type { WordTree } from "#app/shared/words/translator.ts";
import { createWordsInstance } from "#app/shared/words/words-instance.ts";

/** From the file of `scripts/vite/word-files.ts`. Throws like a page that failed to load. */
async function loadWords(language: string, namespace: string): Promise<WordTree> {
	const response = await fetch(`/assets/words/${language}/${namespace}.json?v=${__WORDS_VERSION__}`);
	if (!response.ok) throw new Error(`Load failed: words of ${language}/${namespace}, ${response.status}`);
	return response.json();
}

function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
	useEffect(onAlive, [onAlive]);
	return children;
}

async function hydrate() {
	const i18n = createWordsInstance(document.documentElement.lang, {}, loadWords);
	await i18n.loadNamespaces(["common", ...getInitialNamespaces()]);

	// The client must filter by the URL's search exactly like the server did.
	await loadHanFolds(new URLSearchParams(location.search).get("q") ?? "").catch(() => {});

	const takeEvents = leaveEventsToBrowser();
	startTransition(() => {
		hydrateRoot(
			document,
			<StrictMode>
				<I18nextProvider i18n={i18n}>
					<Alive onAlive={takeEvents}>
						<RemixBrowser />
					</Alive>
				</I18nextProvider>
			</StrictMode>,
		);
	});
}

// Called by the patched Remix: patches/@remix-run+react+2.17.5.patch
window.standInForRoute = lazyRoute;
allowInjectedStyles();
void hydrate();
