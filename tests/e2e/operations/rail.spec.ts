import { expect, expectHydrated, test, WIDE } from "../school";

test.use({ viewport: { width: 1440, height: 900 } });

test(
	"every entry of the rail that takes the focus can be seen, and folded groups stay folded",
	WIDE,
	async ({ page, signInAs }) => {
		await signInAs("admin");
		await page.goto("/admin/orders");
		await expectHydrated(page);
		const rail = page.getByRole("navigation", { name: "Admin pages" });
		const links = rail.getByRole("link");

		const unseen = [];
		for (const link of await links.all()) {
			await link.focus();
			const isSeen = await link.evaluate((element) => {
				const { left, top, bottom, width } = element.getBoundingClientRect();
				const at = (y: number) => element.contains(document.elementFromPoint(left + width / 2, y));
				return at(top + 3) && at(bottom - 3);
			});
			if (!isSeen) unseen.push(await link.textContent());
		}
		expect(unseen).toEqual([]);
		await expect(links.last()).toHaveText("Audit log");

		await rail.locator("summary:visible", { hasText: "Site" }).click();
		await expect(rail.getByRole("link", { name: "Audit log" })).toBeHidden();
		await links.filter({ hasText: "Coupons" }).click();
		await expect(page).toHaveURL(/admin\/coupons/);
		await expect(rail.getByRole("link", { name: "Audit log" })).toBeHidden();
		await page.goto("/admin/coupons");
		await expect(rail.getByRole("link", { name: "Audit log" })).toBeHidden();
		// The current page is inside a collapsed group, which is open.
		await page.goto("/admin/audit");
		await expect(rail.getByRole("link", { name: "Audit log" })).toBeInViewport({ ratio: 1 });
	},
);

test(
	"the admin lists of the library are tabs of one entry, each with an address",
	WIDE,
	async ({ page, signInAs, expectAccessible }) => {
		await signInAs("admin");
		await page.goto("/admin/places");
		const rail = page.getByRole("navigation", { name: "Admin pages" });
		await expect(rail.locator("[aria-current=page]:visible")).toHaveText("Library");
		const tabs = page.getByRole("navigation", { name: "Library" });
		await expect(tabs.getByRole("link")).toHaveCount(6);
		await expect(tabs.locator("[aria-current=page]")).toHaveText("Rules by place");
		await expectAccessible();
		await tabs.getByRole("link", { name: "Glossary" }).click();
		await expect(page).toHaveURL(/\/admin\/glossary$/);
		await expect(tabs.locator("[aria-current=page]")).toHaveText("Glossary");
	},
);
