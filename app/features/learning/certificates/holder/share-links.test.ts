import { expect, test } from "vitest";
import { linkedInAddress } from "./share-links";

const shown = {
	courseTitle: "Kauf & Verkauf: 100 % auf dem Papier?",
	issuedAt: new Date("2026-12-31T23:30:00Z"),
	expiresAt: null,
	serial: "7Q4M-2KXB-9RTC-VHND-8F3W-PJ5Z-G6",
	origin: "https://school.example",
};

test("LinkedIn is given the course, the month, the serial and the public page, each whole", () => {
	const { origin, pathname, searchParams } = new URL(linkedInAddress(shown));
	expect(origin + pathname).toBe("https://www.linkedin.com/profile/add");
	expect(Object.fromEntries(searchParams)).toEqual({
		startTask: "CERTIFICATION_NAME",
		name: "Kauf & Verkauf: 100 % auf dem Papier?",
		organizationName: "G.R.E.W.",
		issueYear: "2026",
		issueMonth: "12",
		certUrl: "https://school.example/verify/7Q4M-2KXB-9RTC-VHND-8F3W-PJ5Z-G6",
		certId: "7Q4M-2KXB-9RTC-VHND-8F3W-PJ5Z-G6",
	});
});

test("and the month in which it expires, where it does", () => {
	const { searchParams } = new URL(linkedInAddress({ ...shown, expiresAt: new Date("2027-01-01T00:00:00Z") }));
	expect([searchParams.get("expirationYear"), searchParams.get("expirationMonth")]).toEqual(["2027", "1"]);
});
