import { request } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { EVERY_PAGE } from "../../e2e/every-page.ts";
import { LANGUAGES } from "../../e2e/school.ts";
import { openedSchool, type Role } from "../school.ts";

const school = openedSchool();
const validator = new HtmlValidate({ extends: ["html-validate:standard"] });
// Each in another language: what is written differs with the words that a language has.
const pages = EVERY_PAGE.map((page, index) => ({ ...page, language: LANGUAGES[index % LANGUAGES.length] as string }));

test.each(pages)(
	"$name in $language is written as the standard of HTML says",
	async ({ name, who, path, language }) => {
		const session = school.cookieOf((who ?? "anonymous") as Role);
		const kept = [...(session ? [session.split("=", 2)] : []), ["lang", language]].map(([name = "", value = ""]) => ({
			...{ name, value, domain: new URL(school.address).hostname, path: "/", expires: -1 },
			...({ httpOnly: true, secure: false, sameSite: "Lax" } as const),
		}));
		const asker = await request.newContext({
			baseURL: school.address,
			storageState: { cookies: kept, origins: [] },
		});
		const response = await asker.get(await path({ request: asker }));
		expect(response.status()).toBe(/, no /.test(name) ? 404 : 200);
		const { results } = await validator.validateString(await response.text());
		await asker.dispose();
		const faults = results.flatMap(({ messages }) =>
			messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
		);
		expect(faults).toEqual([]);
	},
);
