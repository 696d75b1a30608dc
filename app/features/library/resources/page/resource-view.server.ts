import type { TFunction } from "i18next";
import { LRUCache } from "lru-cache";
import type { Entitlement } from "#app/features/learning/entitlements/can-access.ts";
import { convertExamples, type ExampleChoice, joinExamples } from "#app/features/learning/examples/convert-examples.ts";
import type { FoundEntry, ListedEntry } from "#app/features/library/entries/face.server.ts";
import type { NamedLesson } from "#app/features/library/entries/named-lesson.ts";
import { isReviewDue } from "#app/features/library/entries/review.ts";
import type { GlossaryTerms } from "#app/features/library/glossary/face.server.ts";
import { readerText } from "#app/features/library/glossary/linking/reader-text.ts";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { dayOf } from "#app/shared/calendar-day.ts";
import { lessonPath } from "#app/shared/pages/preview-path.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { renderMarkdown } from "#db/content/markdown.ts";
import { type BonusPlan, bonusPlanNames } from "../bonus";
import { calculateResults, readFigures } from "../calculator/sheet";
import { formatFigure } from "../calculator/unit-format";
import { checklistSections } from "../checklist/checklist-sections";
import { readTicks, type Ticks } from "../checklist/tick-change";
import { type OpeningCourse, shownCourse } from "../list/list-rows";
import { type OpenResource, openedResource } from "../open-resource.server";
import { resourceAccess } from "../resource-access";
import type { ResourceFacts } from "../resource-facts";
import { nextReview } from "../review";

type Input = {
	entry: FoundEntry;
	entries: readonly ListedEntry[];
	courses: readonly OpeningCourse[];
	lessons: readonly NamedLesson[];
	entitlements: readonly Entitlement[];
	bonusPlans: readonly BonusPlan[];
	t: TFunction<"pricing">;
	ticks: readonly { item: string; tickedAt: Date }[];
	downloads: number;
	file: { name: string; bytes: number } | null;
	terms: GlossaryTerms;
	at: string;
	examples: ExampleChoice;
	user: Pick<CurrentUser, "id" | "role"> | null;
	params: URLSearchParams;
	language: Language;
	formats: Formats;
	now: Date;
};

export type ResourceView = ReturnType<typeof resourceView>;
export type ResourceContent = NonNullable<ResourceView["content"]>;

/** Without access: only title, summary and what grants access. */
export function resourceView(input: Input) {
	const { entry, entries, courses, lessons, entitlements, bonusPlans, user, downloads, formats, now } = input;
	const { language, terms, examples, at } = input;
	const facts = entry.details as ResourceFacts;
	const course = courses.find(({ courseId }) => courseId === entry.courseId) ?? null;
	const inside = openedResource(entry);
	const access = resourceAccess({ resource: entry, user, course, bonusPlans, entitlements, now });
	const text = readerText(
		{ html: access.open ? entry.bodyHtml : "", inEnglish: entry.bodyInEnglish },
		{ language, terms, examples, at },
	);
	const content = access.open ? contentOf(inside, input) : null;
	return {
		slug: entry.slug,
		kind: facts.kind,
		title: entry.title,
		summary: entry.summary,
		inEnglish: entry.inEnglish,
		countries: facts.countries,
		reviewed: formats.longDay(entry.reviewedOn),
		nextReview: formats.longDay(nextReview(entry.reviewedOn).toISOString().slice(0, 10)),
		isDue: isReviewDue(entry.reviewedOn, dayOf(now, "UTC")),
		downloads,
		course: shownCourse(course),
		related: relatedOf(facts.related, entries),
		lessons: lessons.map((lesson) => ({ title: lesson.title, to: lessonPath(lesson, user === null) })),
		bonusOf: entry.access === "bonus" ? bonusPlanNames(bonusPlans, input.t, language) : null,
		closed: access.open ? null : { because: access.because },
		html: text.html,
		/** Controls examples in the text and in a template; null when there are none. */
		examples: text.examples && joinExamples(text.examples, content?.kind === "template" ? content.examples : null),
		bodyInEnglish: access.open && entry.bodyInEnglish,
		/** True when something shown falls back to English. */
		isPartlyEnglish: entry.inEnglish || (access.open && (entry.bodyInEnglish || inside.inEnglish.size > 0)),
		content,
	};
}

function relatedOf(slugs: readonly string[], entries: readonly ListedEntry[]) {
	return slugs.flatMap((slug) => {
		const found = entries.find((one) => one.slug === slug);
		return found ? [{ title: found.title, to: `/resources/${slug}` }] : [];
	});
}

function contentOf(inside: OpenResource, { entry, examples, file, ticks, user, params, language, now }: Input) {
	const { facts, words } = inside;
	switch (facts.kind) {
		case "checklist":
			return {
				kind: "checklist" as const,
				sections: checklistSections(facts, inside),
				saved: user ? savedTicks(ticks) : readTicks(params.get("ticked") ?? "", now.getTime()),
				isSaved: user !== null,
			};
		case "template":
			return templateContent(inside, examples, language);
		case "calculator":
			return calculatorContent(inside, params, language);
		case "download":
		case "link":
		case "video":
			return {
				kind: facts.kind,
				url: facts.url ?? null,
				file: file && { name: file.name, bytes: file.bytes },
				captions: words.captions ? [entry.words.captions ? language : "en"] : [],
			};
		default:
			return { kind: "article" as const };
	}
}

function savedTicks(ticks: Input["ticks"]): Ticks {
	return Object.fromEntries(ticks.map(({ item, tickedAt }) => [item, tickedAt.getTime()]));
}

function templateContent({ facts, words, inEnglish }: OpenResource, choice: ExampleChoice, language: Language) {
	const outlineLang = inEnglish.has("outline") ? ("en" as const) : language;
	const { html, examples } = convertExamples(outlineHtml(words.outline ?? ""), choice, outlineLang);
	return {
		kind: "template" as const,
		fields: (facts.fields ?? []).map(({ key, type }) => ({
			key,
			type,
			label: words.fields?.[key] ?? key,
			lang: inEnglish.has(`fields.${key}`) ? "en" : language,
		})),
		outlineHtml: html,
		outlineLang,
		examples,
	};
}

function calculatorContent({ facts, words, inEnglish }: OpenResource, params: URLSearchParams, language: Language) {
	const langOf = (path: string) => (inEnglish.has(path) ? ("en" as const) : undefined);
	const inputs = (facts.inputs ?? []).map((input) => ({
		...input,
		label: words.inputs?.[input.key] ?? input.key,
		lang: langOf(`inputs.${input.key}`),
	}));
	const results = (facts.results ?? []).map((result) => ({
		...result,
		label: words.results?.[result.key] ?? result.key,
		lang: langOf(`results.${result.key}`),
	}));
	const figures = readFigures(inputs, params);
	const worked = calculateResults(results, figures);
	const shown = Object.fromEntries(
		results.map(({ key, unit }) => {
			const value = worked[key] ?? null;
			return [key, value === null ? null : formatFigure(value, unit, language)];
		}),
	);
	const groups = Object.fromEntries(
		Object.entries(words.groups ?? {}).map(([key, title]) => [key, { title, lang: langOf(`groups.${key}`) }]),
	);
	return { kind: "calculator" as const, inputs, results, groups, figures, shown };
}

/** Outlines are few and rarely change; rendering takes milliseconds. */
const rendered = new LRUCache<string, string>({ max: 40 });

function outlineHtml(outline: string): string {
	const known = rendered.get(outline);
	if (known !== undefined) return known;
	const html = renderMarkdown(outline);
	rendered.set(outline, html);
	return html;
}
