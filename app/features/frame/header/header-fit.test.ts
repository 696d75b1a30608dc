import { expect, test } from "vitest";
import { HEADER_FITS, headerFit } from "./header-fit";

test("the least width is the mobile breakpoint, 768 px", () => {
	expect(HEADER_FITS[0] * 16).toBe(768);
	expect(headerFit({ entries: [], buttons: [], name: null })).toBe(48);
});

test("English guests have the row from 768 px on", () => {
	expect(headerFit({ entries: ["Home", "Courses", "Pricing"], buttons: ["Sign in", "Sign up"], name: null })).toBe(48);
});

test("longer words and more entries need a wider header", () => {
	const german = headerFit({
		entries: ["Startseite", "Kurse", "Preise"],
		buttons: ["Anmelden", "Registrieren"],
		name: null,
	});
	const russian = headerFit({
		entries: ["Кабинет админа", "Курсы", "Сообщество", "Админ"],
		buttons: [],
		name: "Александра",
	});

	expect(german).toBeGreaterThan(48);
	expect(russian).toBeGreaterThan(52);
});

test("a name is cut, so it needs no more than its share", () => {
	const row = { entries: ["Dashboard", "Courses"], buttons: [] };
	expect(headerFit({ ...row, name: "Wolfeschlegelsteinhausen" })).toBe(headerFit({ ...row, name: "W".repeat(90) }));
});

test("Chinese letters count as wide as they are high", () => {
	const words = (letter: string) => ({ entries: [letter.repeat(40)], buttons: [], name: null });
	expect(headerFit(words("课"))).toBeGreaterThan(headerFit(words("i")) as number);
});

test("what never fits gets the menu at any width", () => {
	expect(headerFit({ entries: Array(20).fill("Entry"), buttons: [], name: null })).toBe("never");
});
