import { expect, test } from "vitest";
import { openedSchool } from "../school.ts";

const school = openedSchool();

async function coursePage() {
	const response = await school.request("/en/courses/6");
	return { html: await response.text(), trips: /(\d+) trips?/.exec(response.headers.get("Server-Timing") ?? "")?.[1] };
}

test("a rate that an admin changes shows on the course page, in the same round trip", async () => {
	const cents = await school.db.prepare("SELECT price_cents FROM courses WHERE id = 6").first<number>("price_cents");
	const euros = (rate: number) =>
		new Intl.NumberFormat("en", { style: "currency", currency: "EUR" }).format((Number(cents) * rate) / 100);
	expect((await coursePage()).html).toContain(euros(0.85).replace(/\.00$/, ""));

	const rates = { CAD: "1.35", GBP: "0.79", EUR: "2", AUD: "1.52", MXN: "17.8", BRL: "5.1" };
	const typed = Object.fromEntries(Object.entries(rates).map(([currency, rate]) => [`value.${currency}`, rate]));
	const changed = await school.postForm(
		"/admin/settings",
		{ intent: "save", key: "displayRates", version: "0", ...typed },
		"admin",
	);
	expect(changed.status).toBeLessThan(400);

	const { html, trips } = await coursePage();
	expect(html).toContain(euros(2).replace(/\.00$/, ""));
	expect(html).not.toContain(euros(0.85).replace(/\.00$/, ""));
	expect(trips).toBe("1");
});
