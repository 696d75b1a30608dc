import { request } from "@playwright/test";
import { HtmlValidate, Rule } from "html-validate";
import { expect, test } from "vitest";
import { EVERY_PAGE } from "../../e2e/every-page.ts";
import { LANGUAGES } from "../../e2e/school.ts";
import { openedSchool, type Role } from "../school.ts";

/** A button, link or menu that shows an icon and no word says in a tooltip what it is called. */
class IconTooltip extends Rule {
	override setup() {
		this.on("dom:ready", ({ document }) => {
			for (const one of document.querySelectorAll("button, summary, a")) {
				if (one.textContent.trim() !== "" || !one.querySelector("svg.lucide")) continue;
				const name = one.getAttributeValue("aria-label");
				if (!name || name !== one.getAttributeValue("data-tooltip")) this.report(one, `No tooltip says "${name}"`);
			}
		});
	}
}
const validator = new HtmlValidate({
	extends: ["html-validate:standard"],
	plugins: [{ name: "school", rules: { "icon-tooltip": IconTooltip } }],
	rules: { "icon-tooltip": "error" },
});
// Each in another language: what is written differs with the words that a language has.
const PAGES = EVERY_PAGE.map((page, index) => ({
	...page,
	language: LANGUAGES[index % LANGUAGES.length] as string,
}));

/** A mail is laid out in tables with attributes, since programs for mail know no better; the outbox shows it as it is. */
const isOfMail = (ruleId: string, selector: string | null) =>
	ruleId === "no-deprecated-attr" && /\barticle\b.* > table\b/.test(selector ?? "");

const school = openedSchool();
test.each(PAGES)(
	"$name in $language is written as the standard of HTML says",
	async ({ name, who, path, language }) => {
		const session = school.cookieOf((who ?? "anonymous") as Role);
		const kept = [...(session ? [session.split("=", 2)] : []), ["lang", language]].map(([name = "", value = ""]) => ({
			name,
			value,
			domain: new URL(school.address).hostname,
			path: "/",
			expires: -1,
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
			messages
				.filter(({ ruleId, selector }) => !isOfMail(ruleId, selector))
				.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
		);
		expect(faults).toEqual([]);
	},
);
