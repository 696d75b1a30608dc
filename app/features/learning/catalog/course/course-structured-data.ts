import type { Course, WithContext } from "schema-dts";
import { money, moneyText } from "#app/shared/money.ts";
import { averageRating } from "../reviews/rating";

type Input = {
	course: {
		title: string;
		shortDescription: string;
		priceCents: number;
		currency: string;
		minutes: number;
		ratingSum: number;
		ratingCount: number;
	};
	url: string;
	instructor: { name: string; url: string | null };
};

export function courseStructuredData({ course, url, instructor }: Input) {
	const rating = averageRating(course);
	return {
		"@context": "https://schema.org",
		"@type": "Course",
		name: course.title,
		description: course.shortDescription,
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
			instructor: { "@type": "Person", name: instructor.name, ...(instructor.url ? { url: instructor.url } : {}) },
		},
		...(rating === null
			? {}
			: { aggregateRating: { "@type": "AggregateRating", ratingValue: rating, ratingCount: course.ratingCount } }),
	} as const satisfies WithContext<Course>;
}
