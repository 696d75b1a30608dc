import { describe, expect, test } from "vitest";
import { MAIL_KINDS, NOTIFICATION_KINDS } from "#app/composition.server.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import { previewKind } from "./preview-kind.server";
import { sampleValues } from "./sample-values";

const origin = "https://school.example";
type Files = Record<string, { default: Record<string, unknown> }>;
const FILES: Files = import.meta.glob("../../../../../locales/en/*/*-mail.json", { eager: true });
const WORDS: Record<string, unknown> = Object.assign({}, ...Object.values(FILES).map((file) => file.default));

describe.each(MAIL_KINDS)("%s", (kind) => {
	test("has a sample for each value that its words name", () => {
		const named = [...JSON.stringify(WORDS[kind]).matchAll(/\{\{-?\s*(\w+)/g)].map(([, name]) => name);
		const samples = [...Object.keys(sampleValues({ language: "en", origin })), "count"];
		expect(WORDS).toHaveProperty(kind);
		expect(named.filter((name) => name && !samples.includes(name))).toEqual([]);
	});

	test.each(LANGUAGE_CODES)("is shown in %s without a gap", (language) => {
		const { inApp, subject, text, document } = previewKind(kind, {
			kinds: NOTIFICATION_KINDS,
			view: { language, theme: "light" },
			origin,
		});
		const isInApp = NOTIFICATION_KINDS.mails[kind]?.app !== undefined;
		expect([isInApp, inApp !== null && inApp.length > 0]).toEqual([isInApp, isInApp]);
		for (const shown of [inApp ?? "", subject, text, document]) expect(shown).not.toMatch(/\{\{|undefined|\uE000/);
		expect(document).toContain(`lang="${language}"`);
	});
});
