import type { Course, WithContext } from "schema-dts";
import { money, moneyText } from "#app/shared/money.ts";
import { averageRating } from "../reviews/rating";

type Input = {
	course: {
		title: string;
		shortDescription: string;
		searchTitle: string | null;
		searchDescription: string | null;
		priceCents: number;
		currency: string;
		minutes: number;
		ratingSum: number;
		ratingCount: number;
	};
	url: string;
	instructors: { name: string; url: string | null }[];
};

export function courseStructuredData({ course, url, instructors }: Input) {
	const rating = averageRating(course);
	const persons = instructors.map(({ name, url: page }) => ({
		"@type": "Person" as const,
		name,
		...(page ? { url: page } : {}),
	}));
	const [first] = persons;
	return {
		"@context": "https://schema.org",
		"@type": "Course",
		name: course.searchTitle ?? course.title,
		description: course.searchDescription ?? course.shortDescription,
		url,
		provider: { "@type": "Organization", name: "G.R.E.W." },
		offers: {
			"@type": "Offer",
			category: course.priceCents === 0 ? "Free" : "Paid",
			price: moneyText(money(course.priceCents, course.currency)),
			priceCurrency: course.currency,
		},
		hasCourseInstance: {
			"@type": "CourseInstance",
			courseMode: "online",
			courseWorkload: `PT${course.minutes}M`,
			instructor: persons.length === 1 && first ? first : persons,
		},
		...(rating === null
			? {}
			: { aggregateRating: { "@type": "AggregateRating", ratingValue: rating, ratingCount: course.ratingCount } }),
	} as const satisfies WithContext<Course>;
}
