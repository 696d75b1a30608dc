import type { Page } from "@playwright/test";
import { expectHydrated } from "../school";

export const COURSE = "/courses/1";

export async function openCourse(page: Page, path = COURSE) {
	await page.goto(path);
	await expectHydrated(page);
}

export const shareButton = (page: Page) => page.getByRole("button", { name: "Share", exact: true });
export const menu = (page: Page) => page.getByRole("menu", { name: "Share" });
export const item = (page: Page, name: string) => menu(page).getByRole("menuitem", { name, exact: true });
export const toastCalled = (page: Page, title: string) => page.getByRole("listitem").filter({ hasText: title });
