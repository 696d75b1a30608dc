import type { Article, DefinedTerm, FAQPage, LearningResource, WithContext } from "schema-dts";

/*
 * Facts of pages as search engines read them, as JSON-LD. The types are those of schema.org, so a property that a type does
 * not have, or a value that it does not take, does not compile.
 */

type Page = { title: string; summary: string; url: string; language: string };
const PUBLISHER = { "@type": "Organization", name: "G.R.E.W." } as const;

type Text = Page & { origin: string; publishedAt: Date; changedAt: Date };

/** A text such as a guide. `changedAt` is when its published words last changed. */
export function articleFacts({ title, summary, url, origin, language, publishedAt, changedAt }: Text) {
	const school = { ...PUBLISHER, url: `${origin}/` };
	return {
		"@context": "https://schema.org",
		"@type": "Article",
		headline: title,
		description: summary,
		url,
		inLanguage: language,
		datePublished: publishedAt.toISOString(),
		dateModified: changedAt.toISOString(),
		author: school,
		publisher: school,
	} as const satisfies WithContext<Article>;
}

/** Questions with their answers. Answers are HTML or plain text. */
export function faqFacts(questions: readonly { question: string; answer: string }[], language: string) {
	return {
		"@context": "https://schema.org",
		"@type": "FAQPage",
		inLanguage: language,
		mainEntity: questions.map(({ question, answer }) => ({
			"@type": "Question",
			name: question,
			acceptedAnswer: { "@type": "Answer", text: answer },
		})),
	} as const satisfies WithContext<FAQPage>;
}

/** A term of the glossary; `setUrl` is the page of all terms. */
export function termFacts({ title, summary, url, setUrl }: Omit<Page, "language"> & { setUrl: string }) {
	return {
		"@context": "https://schema.org",
		"@type": "DefinedTerm",
		name: title,
		description: summary,
		url,
		inDefinedTermSet: setUrl,
	} as const satisfies WithContext<DefinedTerm>;
}

type Lesson = Page & { minutes: number; course: { name: string; url: string } };

/** A lesson that anybody reads without paying or signing in. */
export function freeLessonFacts({ title, summary, url, language, minutes, course }: Lesson) {
	return {
		"@context": "https://schema.org",
		"@type": "LearningResource",
		name: title,
		description: summary,
		url,
		inLanguage: language,
		learningResourceType: "Lesson",
		isAccessibleForFree: true,
		timeRequired: `PT${minutes}M`,
		isPartOf: { "@type": "Course", ...course, provider: PUBLISHER },
		publisher: PUBLISHER,
	} as const satisfies WithContext<LearningResource>;
}
