import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { openedSchool } from "../school.ts";

/*
 * Structured data checked against schema.org and Google Search Central (Course info, Article, FAQPage,
 * BreadcrumbList). Schemas are strict: new data in a page needs its line here.
 */

const text = z.string().trim().min(1);
const address = z.url({ protocol: /^https?$/ });
const duration = z.string().regex(/^PT(?!$)(?:[1-9]\d*H)?(?:[1-9]\d*M)?$/);
const instant = z.iso.datetime();
const language = z.enum(["en", "ru", "fr", "es", "de", "zh"]);
const context = z.literal("https://schema.org");
const organization = z.strictObject({ "@type": z.literal("Organization"), name: text, url: address.optional() });
const school = organization.extend({ url: address });

const Course = z.strictObject({
	"@context": context,
	"@type": z.literal("Course"),
	name: text,
	// Search engines show sixty characters.
	description: text.min(20),
	url: address,
	provider: organization,
	offers: z.strictObject({
		"@type": z.literal("Offer"),
		category: z.enum(["Free", "Partially Free", "Subscription", "Paid"]),
		price: z.string().regex(/^\d+(?:\.\d{2})?$/),
		priceCurrency: z.string().regex(/^[A-Z]{3}$/),
	}),
	hasCourseInstance: z.strictObject({
		"@type": z.literal("CourseInstance"),
		courseMode: z.enum(["online", "onsite", "blended", "Online", "Onsite", "Blended"]),
		courseWorkload: duration,
		instructor: z.strictObject({ "@type": z.literal("Person"), name: text, url: address.optional() }),
	}),
	aggregateRating: z
		.strictObject({
			"@type": z.literal("AggregateRating"),
			ratingValue: z.number().min(1).max(5),
			ratingCount: z.int().positive(),
		})
		.optional(),
});

const Article = z
	.strictObject({
		"@context": context,
		"@type": z.literal("Article"),
		headline: text.max(110),
		description: text,
		url: address,
		inLanguage: language,
		datePublished: instant,
		dateModified: instant,
		author: school,
		publisher: school,
	})
	.refine(({ datePublished, dateModified }) => datePublished <= dateModified, "changed before it was published");

const FaqPage = z.strictObject({
	"@context": context,
	"@type": z.literal("FAQPage"),
	inLanguage: language,
	mainEntity: z
		.array(
			z.strictObject({
				"@type": z.literal("Question"),
				name: text,
				acceptedAnswer: z.strictObject({ "@type": z.literal("Answer"), text }),
			}),
		)
		.min(1),
});

const DefinedTerm = z.strictObject({
	"@context": context,
	"@type": z.literal("DefinedTerm"),
	name: text,
	description: text,
	url: address,
	inDefinedTermSet: address,
});

const BreadcrumbList = z.strictObject({
	"@context": context,
	"@type": z.literal("BreadcrumbList"),
	itemListElement: z
		.array(z.strictObject({ "@type": z.literal("ListItem"), position: z.int(), name: text, item: address }))
		.min(1)
		.refine((items) => items.every(({ position }, at) => position === at + 1), "positions are not 1, 2, 3 …"),
});

const Person = z.strictObject({
	"@context": context,
	"@type": z.literal("Person"),
	name: text,
	url: address,
	worksFor: school,
	jobTitle: text.optional(),
	image: address.optional(),
});

const KINDS = {
	courses: { type: "Course", schema: Course },
	instructors: { type: "Person", schema: Person },
	resources: { type: "Article", schema: Article },
	help: { type: "FAQPage", schema: FaqPage },
	glossary: { type: "DefinedTerm", schema: DefinedTerm },
} as const;
type Kind = keyof typeof KINDS;
/** Pages that there are at least, where ten are too many. */
const FEWEST: Partial<Record<Kind, number>> = { courses: 2, instructors: 1 };

/** Pages in the same folder that are no entries. */
const OTHERS = ["/resources/rules-by-place", "/help/contact", "/help/manuals"];

type Fact = { "@type"?: string; url?: string };

const served = openedSchool();
let paths: string[] = [];
beforeAll(async () => {
	const read = async (path: string) => (await served.request(path)).text();
	const map = await read("/sitemap.xml");
	const parts = [...map.matchAll(/<loc>[^<]*(\/sitemap[^<]*)<\/loc>/g)].map(([, path = ""]) => path);
	const all = parts.length > 0 ? (await Promise.all(parts.map(read))).join("") : map;
	paths = [...all.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path = ""]) => path);
});
const pathsOf = (kind: Kind) =>
	paths.filter((path) => new RegExp(`^/${kind}/[^/]+$`).test(path) && !OTHERS.includes(path));

async function factsOf(path: string): Promise<Fact[]> {
	const response = await served.request(path);
	const html = await response.text();
	expect([path, response.status]).toEqual([path, 200]);
	const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
	return scripts.map(([, json = ""]) => JSON.parse(json));
}

async function wrongs(path: string, { type, schema }: (typeof KINDS)[Kind]) {
	const facts = await factsOf(path);
	const [own, crumbs] = [type, "BreadcrumbList"].map((name) => facts.filter((fact) => fact["@type"] === name));
	const problems = [
		...(own?.length === 1 ? [] : [`${own?.length} of ${type}`]),
		...(crumbs?.length === 1 ? [] : [`${crumbs?.length} of BreadcrumbList`]),
		...(own ?? []).flatMap((fact) => schema.safeParse(fact).error?.issues ?? []),
		...(crumbs ?? []).flatMap((fact) => BreadcrumbList.safeParse(fact).error?.issues ?? []),
		...(own ?? []).flatMap(({ url }) => (url === undefined || new URL(url).pathname === path ? [] : [`is ${url}`])),
	];
	return problems.map((problem) =>
		typeof problem === "string" ? `${path}: ${problem}` : `${path}: ${problem.path.join(".")} ${problem.message}`,
	);
}

describe.each(Object.keys(KINDS) as Kind[])("structured data of %s", (kind) => {
	test("are what their schema asks for, in each page that is written in English", async () => {
		const pages = pathsOf(kind);
		expect(pages.length).toBeGreaterThan(FEWEST[kind] ?? 9);
		const found = [];
		for (const path of pages) found.push(...(await wrongs(path, KINDS[kind])));
		expect(found).toEqual([]);
	});

	test.each(["ru", "fr", "es", "de", "zh"])("and in %s", async (code) => {
		const [page] = pathsOf(kind);
		expect(await wrongs(`/${code}${page}`, KINDS[kind])).toEqual([]);
	});
});
