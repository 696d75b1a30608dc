import { expect, test } from "vitest";
import { type DrawnCardData, toCourseCard } from "#app/features/learning/catalog/list/course-card-data.ts";
import { CLAIM_MODES, type ClaimMode } from "#app/features/operations/settings/claim-mode.ts";
import { DEFAULT_SETTINGS } from "#app/features/operations/settings/setting-defaults.ts";
import type { Settings } from "#app/features/operations/settings/setting-schemas.ts";
import { drawCover } from "#app/features/site/illustrations/draw-cover.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { LANGUAGE_CODES, type Language } from "#app/shared/words/languages.ts";
import { PUBLISHED, published } from "#tests/site/published-testimonials.ts";
import { CLAIM_KEYS } from "../claim-value";
import { type Measurements, NOTHING_MEASURED } from "../measurements";
import { landingView } from "./landing-view";

const READ = {
	id: 1,
	lessonCount: 13,
	sheetTotal: 6,
	title: "Buying on a classifieds site",
	titleInEnglish: false,
	shortDescription: "From the first advert to the fee.",
	shortDescriptionInEnglish: false,
	levelName: "Beginner",
	minutes: 214,
	priceCents: 0,
	currency: "USD",
	enrollmentCount: 1234,
	ratingSum: 47,
	ratingCount: 10,
	topicDrawing: "classifieds",
	lessonCounts: [4, 4, 5],
	translated: {},
};
const drawn = (changes: Partial<typeof READ> = {}): DrawnCardData => {
	const course = { ...READ, ...changes };
	return { ...toCourseCard(course, { language: "en", role: null }), drawing: drawCover(course, {}) };
};
const COURSE = drawn();

const RECORDED: Measurements = {
	totalUsers: 2000,
	activeEnrollments: 30,
	enrollments: 40,
	completedEnrollments: 10,
	enrolledLastDay: 3,
	featuredEnrollments: 1234,
	totalCourses: 6,
	highestPriceCents: 59_700,
	refundDays: 90,
	affiliatePercent: 40,
};

type Given = Partial<Parameters<typeof landingView>[0]> & { language?: Language };

function viewOf({ language = "en", ...given }: Given = {}) {
	const input = {
		courses: [COURSE],
		settings: DEFAULT_SETTINGS,
		measured: NOTHING_MEASURED,
		countries: 4,
		reviews: [],
		published: PUBLISHED,
	};
	return landingView({ ...input, ...given }, { language, t: getFixedT(language, "home") });
}

function settingsIn(mode: ClaimMode): Settings {
	const claims = CLAIM_KEYS.map((key) => [key, { ...DEFAULT_SETTINGS[key], mode }]);
	return { ...DEFAULT_SETTINGS, ...Object.fromEntries(claims), testimonials: { mode, limit: 6 } };
}

const spoken = (figures: { value: string; label: string }[]) => figures.map(({ value, label }) => `${value} ${label}`);

test("the claims are those of the specification, in its order", () => {
	expect(spoken(viewOf().claims)).toEqual([
		"94% success rate",
		"2,847+ success stories",
		"90-day guarantee",
		"47 spots left",
	]);
});

test("claims are written as the language writes figures", () => {
	expect(viewOf({ language: "de" }).claims.map(({ value }) => value)).toEqual(["94\u00a0%", "2.847+", "90 Tage", "47"]);
});

test("measured claims show what is recorded, without a plus sign, and leave out what nobody records", () => {
	const view = viewOf({ settings: settingsIn("measured"), measured: RECORDED });

	expect(spoken(view.claims)).toEqual(["25% success rate", "10 success stories", "90-day guarantee"]);
	expect(view.affiliate).toEqual({ percent: "40%", isLaunchSpecial: false });
	expect(view.featured).toMatchObject({ lastDay: "(3 in the last 24 hours)", stories: "10" });
});

test.each(["measured", "hidden"] as const)("a school without records shows no claim when all are %s", (mode) => {
	const view = viewOf({ settings: settingsIn(mode) });

	expect(view.claims).toEqual([]);
	expect(view.affiliate).toBeNull();
	expect(view.testimonials).toEqual([]);
	expect(view.featured).toMatchObject({ lastDay: null, stories: null });
	expect(view.school.rate).toBeNull();
});

test("a single claim is hidden without touching the others", () => {
	const settings: Settings = { ...DEFAULT_SETTINGS, spotsLeft: { mode: "hidden", count: 47 } };
	expect(viewOf({ settings }).claims.map(({ key }) => key)).toEqual(["rate", "stories", "guarantee"]);
});

test("the featured course is the first one, with its rating, its learners and what the multipliers make of them", () => {
	const view = viewOf({ courses: [COURSE, { ...COURSE, id: 2 }], measured: RECORDED });

	expect(view.featured?.course).toBe(COURSE);
	expect(view.featured).toMatchObject({
		rating: "4.7",
		enrolled: "1,234",
		lastDay: "(180 in the last 24 hours)",
		stories: "2,847",
	});
});

test("more learners in a day than ever give way to the fallback, and that to nothing", () => {
	const lastDay = (enrollmentCount: number) =>
		viewOf({ courses: [drawn({ enrollmentCount })], measured: RECORDED }).featured?.lastDay;

	expect(lastDay(180)).toBe("(180 in the last 24 hours)");
	expect(lastDay(179)).toBe("(23 in the last 24 hours)");
	expect(lastDay(22)).toBeNull();
});

test("what was measured gives way to no figure that was not: more in a day than ever is left out", () => {
	const settings = settingsIn("measured");
	const view = viewOf({ settings, courses: [drawn({ enrollmentCount: 2 })], measured: RECORDED });
	expect(view.featured).toMatchObject({ enrolled: "2", lastDay: null });
});

test("the success stories are multiplied where the page claims no other number of them", () => {
	const settings: Settings = { ...DEFAULT_SETTINGS, successStories: { mode: "hidden", count: 2847 } };
	expect(viewOf({ settings, measured: RECORDED }).featured?.stories).toBe("950,000");
});

test("a rating has one decimal, as on the cards below", () => {
	expect(viewOf({ courses: [drawn({ ratingSum: 50 })] }).featured?.rating).toBe("5.0");
});

test("with nothing to multiply the fallbacks stand", () => {
	expect(viewOf().featured).toMatchObject({ lastDay: "(23 in the last 24 hours)", stories: "2,847" });
});

test("before its first review the featured course has no rating; a school without courses features none", () => {
	expect(viewOf({ courses: [drawn({ ratingSum: 0, ratingCount: 0 })] }).featured?.rating).toBeNull();
	expect(viewOf({ courses: [] })).toMatchObject({ featured: null, freeLots: 0 });
});

test("the lots that are free are those of a free first course", () => {
	expect(viewOf().freeLots).toBe(13);
	expect(viewOf({ courses: [{ ...COURSE, priceCents: 29_700 }] }).freeLots).toBe(0);
});

test("the figures of the school are counted, and the rate is the claimed one unless it is to be measured", () => {
	expect(viewOf({ measured: RECORDED }).school).toEqual({
		stats: { totalUsers: 2000, activeEnrollments: 30, successRate: 25, countries: 4, totalCourses: 6 },
		rate: { percent: 94, isMeasured: false },
	});
	expect(viewOf({ measured: RECORDED, settings: settingsIn("measured") }).school.rate).toEqual({
		percent: 25,
		isMeasured: true,
	});
});

test("a testimonial says who speaks and what came of it", () => {
	const [first] = viewOf().testimonials;

	expect(viewOf().testimonials).toHaveLength(3);
	expect(first).toMatchObject({
		name: "Marisol Ortega",
		from: ["Owner", "Ortega Property Partners", "Valencia, Spain"],
		results: { properties: "7", months: "5", return: "186%", portfolio: "$412,000" },
		date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
		shownDate: expect.stringMatching(/^[A-Z][a-z]+ \d+, \d{4}$/),
		tags: expect.arrayContaining([expect.any(String)]),
	});
});

test("a figure that is published stands behind the claims, with its source and day", () => {
	const words = { en: { title: "1,200", location: "", review: "students", tags: [] } };
	const claim = published({ id: 9, kind: "claim", source: "Own records", saidDay: "2026-11-02", words });
	const { claims, testimonials } = viewOf({ published: [claim], language: "de" });

	expect(claims.at(-1)).toEqual({
		key: "claim-9",
		value: "1,200",
		label: "students",
		source: "Own records, 02.11.2026",
		lang: "en",
	});
	expect(testimonials).toEqual([]);
	const [bare] = viewOf({ published: [{ ...claim, source: "" }], settings: settingsIn("hidden") }).claims;
	expect(bare?.source).toBe("As of Nov 2, 2026");
});

test("measured testimonials are learners' reviews, which tell of no results", () => {
	const review = {
		id: 7,
		name: "Amara",
		stars: 4,
		body: "Clear and calm.",
		language: "en",
		translation: null,
		createdAt: new Date("2026-05-01T00:00:00Z"),
	};
	const { testimonials } = viewOf({ settings: settingsIn("measured"), reviews: [review] });

	expect(testimonials).toMatchObject([
		{ name: "Amara", rating: 4, review: "Clear and calm.", from: [], results: null },
	]);
});

test.each(LANGUAGE_CODES)("every word of the page is there in %s, in every mode", (language) => {
	for (const mode of CLAIM_MODES) {
		const { claims, featured } = viewOf({ settings: settingsIn(mode), measured: RECORDED, language });
		const texts = [...spoken(claims), featured?.lastDay, featured?.stories].filter(Boolean);
		// Missing translations render as their key, such as `figures.students`.
		expect(texts.filter((text) => /[a-zA-Z]\.[a-zA-Z]|{{|NaN|undefined/.test(String(text)))).toEqual([]);
	}
});
