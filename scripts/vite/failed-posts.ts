import type { Plugin } from "vite";

const KEEP_PAGE = `{
	updateState({ navigation: IDLE_NAVIGATION, revalidation: "idle" });
	return { shortCircuited: true };
}`;
const KEEP_PART = `{
	fetchControllers.delete(key);
	updateFetcherState(key, getDoneFetcher(existingFetcher && existingFetcher.data));
	return;
}`;

/** After what the router has the answer to a form, of a page and of a part of one, and what it shall do then. */
const PLACES: readonly [RegExp, string][] = [
	[
		/result = results\[actionMatch\.route\.id\];\s*if \(request\.signal\.aborted\) \{\s*return \{\s*shortCircuited: true\s*\};\s*\}/,
		`if (isErrorResult(result) && window.keepsPage(result.error)) ${KEEP_PAGE}`,
	],
	[
		/if \(isErrorResult\(actionResult\)\) \{(?=\s*setFetcherError\(key, routeId, actionResult\.error\);)/,
		`if (window.keepsPage(actionResult.error)) ${KEEP_PART}`,
	],
	// Nor may it have learnt without a network which page a form leads to.
	[
		/discoverResult\.type === "error"\) \{(?=\s*let boundaryId = [^;]+;\s*return \{\s*matches: discoverResult\.partialMatches,\s*pendingActionResult)/,
		`if (window.keepsPage(discoverResult.error)) ${KEEP_PAGE}`,
	],
	[
		/discoverRoutes\(requestMatches,[^;]+;\s*if [^}]+\} else if \(discoverResult\.type === "error"\) \{/,
		`if (window.keepsPage(discoverResult.error)) ${KEEP_PART}`,
	],
];

/**
 * Lets a form that could not be sent leave the page as it was. The router puts the error boundary in the place of the
 * page, and what was typed is gone; neither it nor Remix has a hook for all forms. What `entry.client.tsx` registers says
 * whether the page is kept. Stops the build when the router is no longer written as this expects.
 */
export function failedPosts(): Plugin {
	return {
		name: "failed-posts",
		apply: "build",
		transform(code, id) {
			if (!id.endsWith("/@remix-run/router/dist/router.js")) return;
			let kept = code;
			for (const [place, deed] of PLACES) {
				if (!place.test(kept)) this.error(`The router's handling of forms has changed: ${place} is not in it.`);
				kept = kept.replace(place, (found) => `${found}\n${deed}`);
			}
			return { code: kept, map: null };
		},
	};
}
