import type { Person, WithContext } from "schema-dts";
import type { Teacher } from "./teacher-view";

type Input = { teacher: Pick<Teacher, "name" | "headline" | "imageUrl">; url: string; origin: string };

/** Only what the page shows to the reader. */
export function teacherStructuredData({ teacher: { name, headline, imageUrl }, url, origin }: Input) {
	return {
		"@context": "https://schema.org",
		"@type": "Person",
		name,
		url,
		worksFor: { "@type": "Organization", name: "G.R.E.W.", url: origin },
		...(headline ? { jobTitle: headline.text } : {}),
		...(imageUrl ? { image: origin + imageUrl } : {}),
	} as const satisfies WithContext<Person>;
}
