import { crumbs, open } from "../frame";
import { expect, representatives, test, WIDE, words } from "../school";

test.describe("breadcrumbs", () => {
	test("stand once, from the path, and for search engines", WIDE, async ({ page }) => {
		await open(page, "/fr/courses/1/modules");
		const label = (await words("fr", "common"))("breadcrumbs.label");
		const trail = page.getByRole("navigation", { name: label });

		await expect(trail).toHaveCount(1);
		await expect(trail.getByRole("listitem")).toHaveText([/Accueil$/, /Cours$/, /Élément 1$/, /Modules$/]);
		await expect(trail.getByRole("link", { name: "Élément 1" })).toHaveAttribute("href", "/fr/courses/1");
		const lists = await page.locator("script[type='application/ld+json']").allTextContents();
		const found = lists.map((text) => JSON.parse(text)).filter((facts) => facts["@type"] === "BreadcrumbList");
		expect(found).toHaveLength(1);
		expect(found[0].itemListElement.at(-1).item).toMatch(/\/fr\/courses\/1\/modules$/);
	});

	test("the course page has one, a page of one crumb has none", WIDE, async ({ page }) => {
		await open(page, "/courses/1");
		await expect(crumbs(page)).toHaveCount(1);
		await expect(crumbs(page).getByRole("listitem")).toHaveText([/Home$/, /Courses$/, /Item 1$/]);
		for (const path of ["/", "/courses", "/pricing", "/nothing/here"]) {
			await page.goto(path);
			await expect(crumbs(page)).toHaveCount(0);
		}
	});

	test("admin pages have one inside their frame", WIDE, async ({ page, signInAs }) => {
		await signInAs("admin");
		await open(page, "/admin/settings");
		await expect(crumbs(page)).toHaveCount(1);
		await expect(crumbs(page).getByRole("listitem")).toHaveText([/Home$/, /Admin Panel$/, /Settings$/]);
	});
});

for (const [width, details] of representatives(0, [360, 1440, 768, 1024])) {
	test(`every language can be reached at the foot of the page, ${width} px`, details, async ({ page }) => {
		await open(page, "/pricing", { width, height: 900 });
		const languages = page.getByRole("contentinfo").locator("a[hreflang]");
		await languages.last().scrollIntoViewIfNeeded();
		await expect(page.getByRole("button", { name: "Back to top" })).toBeVisible();

		// Content that scrolls into view gets its real height, which moves the page's end.
		const covered = () =>
			languages.evaluateAll((links) => {
				window.scrollTo(0, document.documentElement.scrollHeight);
				return links
					.filter((link) => {
						const { x, y, width, height } = link.getBoundingClientRect();
						return !link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
					})
					.map((link) => link.textContent);
			});
		await expect.poll(covered).toEqual([]);
	});
}

test("the footer has sign-in links for guests only", WIDE, async ({ page, signInAs }) => {
	const signIn = page.getByRole("contentinfo").getByRole("link", { name: "Sign in" });
	await page.goto("/courses");
	await expect(signIn).toHaveCount(1);
	await signInAs("student");
	await page.goto("/courses");
	await expect(signIn).toHaveCount(0);
	await expect(page.getByRole("contentinfo")).toContainText("Rules differ by place");
});
