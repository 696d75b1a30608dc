import { expect, test } from "vitest";
import { BEFORE_PAINT } from "#app/features/site/accessibility/before-paint-script.ts";
import { attributesOf, PREFERENCES_KEY, parsePreferences } from "#app/features/site/accessibility/preferences.ts";

/** Attributes set by the head script. Run here, because the Workers runtime forbids `new Function`. */
function wornBy(script: string, stored: string | null): Record<string, string> {
	const worn: Record<string, string> = {};
	const localStorage = { getItem: (key: string) => (key === PREFERENCES_KEY ? stored : null) };
	const document = { documentElement: { setAttribute: (name: string, value: string) => (worn[name] = value) } };
	new Function("localStorage", "document", script)(localStorage, document);
	return worn;
}

const values = {
	fontSize: ["normal", "large", "larger", "huge", 18, null, undefined],
	contrast: ["normal", "high", "low", undefined],
	motionReduced: [true, false, "true", 1, undefined],
	singleKeys: [true, false, 0, undefined],
};
const combinations = values.fontSize.flatMap((fontSize) =>
	values.contrast.flatMap((contrast) =>
		values.motionReduced.flatMap((motionReduced) =>
			values.singleKeys.map((singleKeys) => JSON.stringify({ fontSize, contrast, motionReduced, singleKeys })),
		),
	),
);

test.each([null, "", "{", "null", "7", '"large"', "[]", "{}", ...combinations])(
	"%s is worn as it is read",
	(stored) => {
		const expected = Object.entries(attributesOf(parsePreferences(stored))).filter(([, value]) => value !== null);

		expect(wornBy(BEFORE_PAINT, stored)).toEqual(Object.fromEntries(expected));
	},
);

test("a browser that forbids storage is left alone", () => {
	const forbidden = `const localStorage={getItem(){throw new Error()}};${BEFORE_PAINT}`;
	expect(() => new Function(forbidden)()).not.toThrow();
});
