import { expect, test } from "vitest";
import { type SchoolFacts, setupSteps } from "./setup-steps";

const READY: SchoolFacts = {
	operator: { name: "Harbour School", address: "1 Quay Street, Galway", contactEmail: "hello@harbour.example" },
	canMail: true,
	canSell: true,
	publishedCourses: 1,
	plansOnSale: 1,
	admins: 2,
	adminsWithoutFactor: 0,
};
const toDo = (facts: Partial<SchoolFacts>) =>
	setupSteps({ ...READY, ...facts }, () => true)
		.filter(({ isDone }) => !isDone)
		.map(({ name }) => name);

test("nothing is listed once all is done", () => {
	expect(setupSteps(READY, () => true)).toEqual([]);
});

test.each<[string, Partial<SchoolFacts>]>([
	["operator", { operator: { ...READY.operator, address: "(postal address not set yet)" } }],
	["operator", { operator: { ...READY.operator, contactEmail: "school@grew.example" } }],
	["mail", { canMail: false }],
	["course", { publishedCourses: 0 }],
	["plan", { plansOnSale: 0 }],
	["payments", { canSell: false }],
	["secondAdmin", { admins: 1 }],
	["secondFactor", { adminsWithoutFactor: 1 }],
])("%s is to be done, and all others are listed as done", (name, facts) => {
	expect(toDo(facts)).toEqual([name]);
	expect(setupSteps({ ...READY, ...facts }, () => true)).toHaveLength(7);
});

test("a step leads only to a page that the reader may open", () => {
	const steps = setupSteps({ ...READY, plansOnSale: 0 }, (path) => path !== "/admin/plans");
	expect(steps.find(({ name }) => name === "plan")?.to).toBeNull();
	expect(steps.find(({ name }) => name === "course")?.to).toBe("/admin/courses");
});
