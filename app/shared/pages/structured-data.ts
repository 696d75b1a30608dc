import type { Article, DefinedTerm, FAQPage, LearningResource, WithContext } from "schema-dts";

/* JSON-LD for search engines. The schema.org types make an invalid property a compile error. */

type Page = { title: string; summary: string; url: string; language: string };
const PUBLISHER = { "@type": "Organization", name: "G.R.E.W." } as const;

type Text = Page & { origin: string; publishedAt: Date; changedAt: Date };

/** JSON-LD of a guide or article. `changedAt` is when its published text last changed. */
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
