type Shown = { courseTitle: string; issuedAt: Date; expiresAt: Date | null; serial: string; origin: string };

/** Prefilled LinkedIn form. Source: LinkedIn, "Add to Profile". */
export function linkedInAddress({ courseTitle, issuedAt, expiresAt, serial, origin }: Shown): string {
	const fields = {
		startTask: "CERTIFICATION_NAME",
		name: courseTitle,
		organizationName: "G.R.E.W.",
		issueYear: String(issuedAt.getUTCFullYear()),
		issueMonth: String(issuedAt.getUTCMonth() + 1),
		...(expiresAt
			? {
					expirationYear: String(expiresAt.getUTCFullYear()),
					expirationMonth: String(expiresAt.getUTCMonth() + 1),
				}
			: {}),
		certUrl: `${origin}/verify/${serial}`,
		certId: serial,
	};
	return `https://www.linkedin.com/profile/add?${new URLSearchParams(fields)}`;
}
