import type { Page } from "@playwright/test";
import { expect, PASSWORD } from "./school";

/** For tests with a school of their own, whose address `signInAs` does not know. */
export async function signInAt(page: Page, address: string, who: string): Promise<void> {
	await page.context().clearCookies();
	const response = await page.request.post(`${address}/api/auth/login`, {
		data: { email: `${who}@grew.example`, password: PASSWORD },
		headers: { Origin: address },
	});
	expect(response.status()).toBe(200);
}
