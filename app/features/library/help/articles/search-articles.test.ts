import { expect, test } from "vitest";
import { searchArticles } from "./search-articles";

const article = (title: string, summary = "", keywords: string[] = []) => ({ title, summary, keywords });
const ARTICLES = [
	article("How do I sign in?", "With your address and password.", ["log in", "account"]),
	article("I have forgotten my password", "Set a new one by a link.", ["reset"]),
	article("Quizzes and exercises", "How answers are counted.", ["test", "Prüfung", "attempt"]),
	article("我忘记了密码", "通过邮件设置新密码。"),
];
const found = (search: string) => searchArticles(ARTICLES, search).map(({ title }) => title);

test("every word must be there, and a title counts most", () => {
	expect(found("password")[0]).toBe("I have forgotten my password");
	expect(found("password link")).toEqual(["I have forgotten my password"]);
	expect(found("password zebra")).toEqual([]);
});

test.each([
	["prufung", "Quizzes and exercises"],
	["QUIZ", "Quizzes and exercises"],
	["pasword", "I have forgotten my password"],
	["forgottne", "I have forgotten my password"],
	["passwort", "I have forgotten my password"],
	["密码", "我忘记了密码"],
	["sig", "How do I sign in?"],
])("%s finds “%s”", (search, title) => {
	expect(found(search)).toContain(title);
});

test("nothing asked is everything, and signs alone are nothing asked", () => {
	expect(found("")).toHaveLength(ARTICLES.length);
	expect(found("?!…")).toHaveLength(ARTICLES.length);
});

test("a search of any length is answered", () => {
	expect(found("abcdef ".repeat(50_000))).toEqual([]);
});
