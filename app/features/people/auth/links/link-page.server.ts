import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { tokenInAddress } from "./sent-token";

const PAGES = {
	verify: { title: "verify.title", description: "verify.text" },
	changeEmail: { title: "changeEmail.title", description: "changeEmail.lede" },
	secure: { title: "secure.title", description: "secure.lede" },
} as const;

type LinkPageRequest = { request: Pick<Request, "url">; language: Language };

/** What the page of a mailed link shows before anything is pressed. */
export function linkPageData(page: keyof typeof PAGES, { request, language }: LinkPageRequest) {
	const t = getFixedT(language, "auth");
	const { title, description } = PAGES[page];
	return { title: t(title), description: t(description), token: tokenInAddress(request) };
}

/** How a link that does not work is answered: 400, or 429 with the time to wait. */
export function linkAnswer(
	refusal: { reason: string } | { reason: "tooMany"; retryAfterSeconds: number },
): ResponseInit {
	return "retryAfterSeconds" in refusal
		? { status: 429, headers: { "Retry-After": String(refusal.retryAfterSeconds) } }
		: { status: 400 };
}
