import AxeBuilder from "@axe-core/playwright";
import { test as base, type Cookie, expect, type Page, type TestDetails } from "@playwright/test";
import { localeFile } from "#scripts/vite/locale-files.ts";

export const PASSWORD = "grew-demo-2026";
export const LANGUAGES = ["en", "ru", "fr", "es", "de", "zh"] as const;
/** Those in which a whole journey is made: the one with the longest words and one without spaces stand first. */
export const JOURNEY_LANGUAGES: readonly Language[] = ["de", "zh", "en", "ru", "fr", "es"];
/**
 * Of a test that `npm test` leaves to `npm run test:wide`: it looks at the same promise again, at another place or width, in
 * another language or theme, or at length at a rare corner of it.
 */
export const WIDE: TestDetails = { tag: "@wide" };
/** What differs in language, theme, width or place alone, each with the details of its test: all but the first ones are wide. */
export const representatives = <One>(count: number, all: readonly One[]): [one: One, details: TestDetails][] =>
	all.map((one, at) => [one, at < count ? {} : WIDE]);
export type Language = (typeof LANGUAGES)[number];

type Fixtures = {
	/** Signs in without the form: a demo account by the first part of its address. */
	signInAs: (who: string) => Promise<void>;
	/** Fails on anything that axe finds on the page as it stands, and on text that runs out of it sideways. */
	expectAccessible: () => Promise<void>;
	/** Anything a page complained about in the console; empty at the end of every test. */
	complaints: string[];
};

type Options = {
	/** Complaints that a test provokes; null where there may be none. */
	tolerated: RegExp | null;
};

/** Runs in the page: what is still fading in has the contrast of its background. What stands still, is folded away or moves for ever is not waited for. */
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

/**
 * Sessions of the demo accounts that the tests of a worker share, one after the other: hashing a password for each test
 * would take longer than what most of them ask of the school.
 */
const sessions = new Map<string, { cookie: Cookie; since: number }>();
/** In milliseconds. A sign-in counts as a proof for ten minutes, and a test takes less than two. */
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
				// What passes is half of the work on a long page, and nobody reads it.
				.options({ resultTypes: ["violations"] })
				.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
				// Without frames there is nothing to put together in a page of its own.
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
				// Chromium reports refused requests and policy names it does not know as errors of the page.
				if (message.type() === "error" && !/Failed to load resource/.test(text)) complaints.push(text);
			});
			await use(complaints);
			expect(complaints.filter((text) => !tolerated?.test(text))).toEqual([]);
		},
		{ auto: true },
	],
});

export { expect };

/** Words of the school in a language, by `namespace` and dotted key. */
export async function words(language: Language, namespace: string) {
	const { readFileSync } = await import("node:fs");
	const all = JSON.parse(readFileSync(localeFile(language, namespace), "utf8"));
	return (key: string, values: Record<string, string | number> = {}): string => {
		const found = key.split(".").reduce((inner, part) => inner?.[part], all);
		return String(found).replaceAll(/{{\s*(\w+)[^}]*}}/g, (_all, name) => String(values[name] ?? ""));
	};
}

let count = 0;

/** A person nobody has met yet. */
export function newcomer() {
	count += 1;
	return {
		name: "Mira Novak",
		email: `mira.${process.pid}.${Date.now()}.${count}@mail.example`,
		password: "a quiet green valley",
	};
}

/**
 * True once the browser's own code runs the page: React has taken over its elements, what it stores is stored, and what
 * is done reaches it (until then all is left to the browser: app/shared/early-events.ts). `part` is the id of something that
 * comes to life after the rest of the page.
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

/** Waits until nothing on the page moves any more. */
export const expectStill = (page: Page) =>
	expect
		.poll(() => page.evaluate(() => document.getAnimations().every(({ playState }) => playState !== "running")))
		.toBe(true);

/** Stops the clock of a page that has `page.clock` installed: what waits comes by `page.clock.runFor` alone. */
export async function stopClock(page: Page) {
	await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** Chooses a theme as the form without script does. */
export async function useTheme(page: Page, origin: string, theme: "light" | "dark") {
	const answer = await page.request.post("/preferences/theme", { form: { theme }, headers: { Origin: origin } });
	expect(answer.ok()).toBe(true);
}
