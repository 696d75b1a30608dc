import { manifest } from "#app/features/site/illustrations/face.server.ts";

/** Source: schema.org/EducationalOrganization. */
export function organizationData(origin: string, description: string) {
	const logo = manifest && { logo: origin + manifest.icons.icon512.src };
	return {
		"@context": "https://schema.org",
		"@type": "EducationalOrganization",
		name: "G.R.E.W.",
		url: `${origin}/`,
		description,
		...logo,
	};
}
