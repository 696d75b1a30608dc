import type { Page } from "@playwright/test";
import { expectHydrated } from "./school";

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1440, height: 900 };
export const SIZES = [PHONE, DESKTOP];

export const header = (page: Page) => page.getByRole("banner");
export const menuButton = (page: Page) => header(page).locator("summary[aria-label='Menu']");
export const banner = (page: Page) => page.getByRole("region", { name: "Learning path" });
export const crumbs = (page: Page) => page.getByRole("navigation", { name: "You are here" });

export async function open(page: Page, path: string, size = DESKTOP) {
	await page.setViewportSize(size);
	await page.goto(path);
	await expectHydrated(page);
}
