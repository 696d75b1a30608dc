import { expect, expectStill, JOURNEY_LANGUAGES, representatives, setTheme, test, words } from "../school";
import { COURSE, item, menu, openCourse, shareButton, toastCalled } from "./share-menu";

test.use({ viewport: { width: 1440, height: 900 } });

for (const [scheme, details] of representatives(0, ["light", "dark"] as const)) {
	test(
		`menu and toast are accessible in the ${scheme} theme`,
		details,
		async ({ page, context, baseURL, expectAccessible }) => {
			await setTheme(page, String(baseURL), scheme);
			await context.grantPermissions(["clipboard-write"]);
			await openCourse(page);
			await shareButton(page).click();
			await expect(menu(page)).toBeVisible();
			await expectStill(page);
			await expectAccessible();

			await item(page, "Copy Link").click();
			await expect(toastCalled(page, "Link copied!")).toBeVisible();
			await expectStill(page);
			await expectAccessible();
		},
	);
}

for (const [language, details] of representatives(0, JOURNEY_LANGUAGES)) {
	test(`on a phone the button is an icon that speaks ${language}`, details, async ({ page, baseURL }) => {
		const share = await words(language, "share");
		await page.setViewportSize({ width: 390, height: 844 });
		await openCourse(page, `/${language}${COURSE}`);
		const button = page.getByRole("button", { name: share("label"), exact: true });
		await expect(button).toHaveText("");
		await button.click();

		await expect(page.getByRole("menuitem", { name: share("copyLink") })).toBeVisible();
		await expect(page.getByRole("group", { name: share("groups.web3") })).toHaveCount(1);
		const box = await page.getByRole("menu").boundingBox();
		expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 390).toBe(true);

		await page.getByRole("menuitem", { name: share("email") }).click();
		await expect(toastCalled(page, share("toasts.shared"))).toBeVisible();
		await expect(page).toHaveURL(`${baseURL}/${language}${COURSE}`);
	});
}
