import AxeBuilder from "@axe-core/playwright";
import { test as base, type Cookie, expect, type Page, type TestDetails } from "@playwright/test";
import { localeFile } from "#scripts/vite/locale-files.ts";
import { WIDE_TAG } from "#tests/parts/test-part.ts";

export const PASSWORD = "grew-demo-2026";
export const LANGUAGES = ["en", "ru", "fr", "es", "de", "zh"] as const;
/** Languages of full journeys: first the longest words, then one without spaces. */
export const JOURNEY_LANGUAGES: readonly Language[] = ["de", "zh", "en", "ru", "fr", "es"];
/** Marks a test that only `npm run test:wide` runs: a variation in place, width, language or theme, or a rare case. */
export const WIDE: TestDetails = { tag: WIDE_TAG };
/** Variations with test details; those after the first `count` are wide. */
export const representatives = <One>(count: number, all: readonly One[]): [one: One, details: TestDetails][] =>
	all.map((one, at) => [one, at < count ? {} : WIDE]);
export type Language = (typeof LANGUAGES)[number];

type Fixtures = {
	/** Signs in without the form; `who` is the local part of a demo address. */
	signInAs: (who: string) => Promise<void>;
	/** Fails on axe violations and on text that overflows sideways. */
	expectAccessible: () => Promise<void>;
	/** Console errors; must be empty at the end of every test. */
	complaints: string[];
};

type Options = {
	/** Expected console errors of a test; null for none. */
	tolerated: RegExp | null;
};

/** Waits for fades, during which contrast is wrong. Ignores paused, hidden and endless animations. */
async function endOfMotion() {
	const willEnd = ({ playState, effect }: Animation) =>
		playState === "running" &&
		effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY &&
		(effect as KeyframeEffect).target?.checkVisibility();
	await Promise.allSettled(
		document
			.getAnimations()
			.filter(willEnd)
			.map(({ finished }) => finished),
	);
}

/** Demo sessions shared by a worker's tests, since hashing a password per test is slow. */
const sessions = new Map<string, { cookie: Cookie; since: number }>();
/** In milliseconds. A sign-in counts as proof for ten minutes. */
const SHARED_FOR = 5 * 60_000;

export const test = base.extend<Fixtures & Options>({
	tolerated: [null, { option: true }],
	signInAs: async ({ page, baseURL }, use) => {
		await use(async (who) => {
			const kept = sessions.get(who);
			if (kept && Date.now() - kept.since < SHARED_FOR) {
				await page.context().addCookies([kept.cookie]);
				// A test may have signed out.
				if ((await page.request.get("/api/auth/me")).ok()) return;
			}
			const response = await page.request.post("/api/auth/login", {
				data: { email: `${who}@grew.example`, password: PASSWORD },
				headers: { Origin: String(baseURL) },
			});
			expect(response.status()).toBe(200);
			const cookie = (await page.context().cookies()).find(({ name }) => name === "sid");
			if (cookie) sessions.set(who, { cookie, since: Date.now() });
		});
	},
	expectAccessible: async ({ page }, use) => {
		await use(async () => {
			await page.evaluate(endOfMotion);
			const { violations } = await new AxeBuilder({ page })
				// Passes cost half of the work and are not used.
				.options({ resultTypes: ["violations"] })
				.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
				// No frames, so no second page to merge results.
				.setLegacyMode()
				.analyze();
			const found = violations.map(
				({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(" | ")}`,
			);
			expect(found, `on ${page.url()}`).toEqual([]);
			const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
			expect(overflow, `sideways scroll on ${page.url()}`).toBeLessThanOrEqual(0);
		});
	},
	complaints: [
		async ({ page, tolerated }, use) => {
			const complaints: string[] = [];
			page.on("pageerror", (error) => complaints.push(error.message));
			page.on("console", (message) => {
				const text = message.text();
				// Chromium reports refused requests and unknown policy names as errors.
				if (message.type() === "error" && !/Failed to load resource/.test(text)) complaints.push(text);
			});
			await use(complaints);
			expect(complaints.filter((text) => !tolerated?.test(text))).toEqual([]);
		},
		{ auto: true },
	],
});

export { expect };

export async function words(language: Language, namespace: string) {
	const { readFileSync } = await import("node:fs");
	const all = JSON.parse(readFileSync(localeFile(language, namespace), "utf8"));
	return (key: string, values: Record<string, string | number> = {}): string => {
		const found = key.split(".").reduce((inner, part) => inner?.[part], all);
		return String(found).replaceAll(/{{\s*(\w+)[^}]*}}/g, (_all, name) => String(values[name] ?? ""));
	};
}

let count = 0;

export function newcomer() {
	count += 1;
	return {
		name: "Mira Novak",
		email: `mira.${process.pid}.${Date.now()}.${count}@mail.example`,
		password: "a quiet green valley",
	};
}

/**
 * Waits until the page is hydrated; before that events are left to the browser (app/shared/browser/early-events.ts). `part` is
 * the id of a part that hydrates later.
 */
export async function expectHydrated(page: Page, part = "main") {
	const isHydrated = (id: string) => {
		let arrives = false;
		document.addEventListener("reset", () => (arrives = true), { once: true });
		document.dispatchEvent(new Event("reset"));
		const isReacts = Object.keys(document.getElementById(id) ?? {}).some((key) => key.startsWith("__reactFiber"));
		return arrives && isReacts && localStorage.getItem("theme") !== null;
	};
	await expect.poll(() => page.evaluate(isHydrated, part)).toBe(true);
}

export const expectStill = (page: Page) =>
	expect
		.poll(() => page.evaluate(() => document.getAnimations().every(({ playState }) => playState !== "running")))
		.toBe(true);

/** Pauses `page.clock`, which must be installed: timers run only by `page.clock.runFor`. */
export async function stopClock(page: Page) {
	await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

export async function setTheme(page: Page, origin: string, theme: "light" | "dark") {
	const answer = await page.request.post("/preferences/theme", { form: { theme }, headers: { Origin: origin } });
	expect(answer.ok()).toBe(true);
}
