import { expect, test } from "vitest";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";

test.each(LANGUAGE_CODES)("what is said of a plan names the button that keeps it as it is called: %s", (language) => {
	const [said, billing] = [getFixedT(language, "privacy"), getFixedT(language, "billing")];
	for (const words of [said("deletion.plan"), said("deletion.keepText")])
		expect(words).toContain(billing("cancel.keep"));
});
