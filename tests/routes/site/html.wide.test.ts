import { request } from "@playwright/test";
import { HtmlValidate, Rule } from "html-validate";
import { expect, test } from "vitest";
import { EVERY_PAGE } from "../../e2e/every-page.ts";
import { LANGUAGES } from "../../e2e/school.ts";
import { openedSchool, type Role } from "../school.ts";

/** A control with an icon and no text needs a tooltip. */
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
// Languages alternate, because markup depends on their words.
const PAGES = EVERY_PAGE.map((page, index) => ({
	...page,
	language: LANGUAGES[index % LANGUAGES.length] as string,
}));

/** Mails use table layout for mail clients; the mail list shows them unchanged. */
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
