import {
	CATEGORIES,
	type Category,
	type FailedAudit,
	type LighthouseRun,
	runLighthouse,
} from "../lighthouse/run-lighthouse.ts";
import type { Page } from "../pages.ts";
import { median } from "./median.ts";
import type { AuditBrowser } from "./open-audit-browser.ts";
import { type ScreenWeight, weighScreens } from "./weigh-screens.ts";

export type PageAudit = Omit<LighthouseRun, "failed"> & {
	name: string;
	audience: Page["audience"];
	runs: number;
	failed: FailedAudit[];
	weight: ScreenWeight;
};

type Visit = { page: Page; url: string; cookie?: string; runs: number };

/** A local school's `/robots.txt` forbids crawling, and members' pages need sign-in. */
export const SKIPPED_AUDITS = ["is-crawlable"];

const SPARE_RUNS = 3;

export async function auditPage(audit: AuditBrowser, { page, url, cookie, runs }: Visit): Promise<PageAudit> {
	const weight = await weighScreens(audit.browser, url, cookie);
	const done: LighthouseRun[] = [];
	for (let spare = SPARE_RUNS; done.length < runs; ) {
		// Chromium drops the cookies with the tab that Lighthouse closes.
		await audit.wear(cookie, url);
		try {
			done.push(await runLighthouse({ url, port: audit.port, skipAudits: SKIPPED_AUDITS }));
		} catch (error) {
			if (spare === 0) throw error;
			spare -= 1;
		}
	}

	const middle = (pick: (run: LighthouseRun) => number) => median(done.map(pick));
	const scores = CATEGORIES.map((category) => [category, middle((run) => run.scores[category])]);
	return {
		name: page.name,
		audience: page.audience,
		runs,
		weight,
		scores: Object.fromEntries(scores) as Record<Category, number>,
		fcpMs: middle(({ fcpMs }) => fcpMs),
		lcpMs: middle(({ lcpMs }) => lcpMs),
		blockingMs: middle(({ blockingMs }) => blockingMs),
		layoutShift: middle(({ layoutShift }) => layoutShift),
		powerIndex: middle(({ powerIndex }) => powerIndex),
		failed: [...new Map(done.flatMap(({ failed }) => failed).map((one) => [one.id, one])).values()],
	};
}
