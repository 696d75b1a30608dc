import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { localeFile } from "#scripts/vite/locale-files.ts";
import { DEEDS, SUBJECT_KINDS } from "../deeds.ts";
import { activityKey } from "./activity-key";

test("an action without words of its own is told by the general ones", () => {
	expect(["auth.signIn", "school.moved", "constructor"].map(activityKey)).toEqual(["signIn", "other", "other"]);
});

describe.each(["en", "ru", "fr", "es", "de", "zh"])("in %s", (language) => {
	const read = (file: string) => JSON.parse(readFileSync(localeFile(language, file), "utf8"));

	test("every deed of the audit log has words, and no words are left over", () => {
		const told = Object.keys(read("admin").activity).filter(
			(key) => !["title", "none", "someone", "school", "other"].includes(key),
		);
		expect(told.sort()).toEqual([...new Set(Object.values(DEEDS))].sort());
	});

	test("whatever a deed is done to has words", () => {
		expect(Object.keys(read("deeds").subjects).sort()).toEqual([...SUBJECT_KINDS].sort());
	});
});
