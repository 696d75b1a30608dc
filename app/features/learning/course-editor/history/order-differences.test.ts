import { expect, test } from "vitest";
import type { Curriculum } from "../curriculum/curriculum";
import { orderDifferences } from "./order-differences";

const order = (...lists: string[]): Curriculum =>
	lists.map((list) => {
		const [key = "", ...lessons] = list.split(" ");
		return { key, lessons };
	});
const told = (was: Curriculum, is: Curriculum) =>
	orderDifferences(was, is).map(({ kind, ...rest }) => [kind, ...Object.values(rest)].join(" "));

test.each<[string, Curriculum, Curriculum, string[]]>([
	["nothing", order("a 1 2"), order("a 1 2"), []],
	["a lesson moves up", order("a 1 2 3"), order("a 3 1 2"), ["lessonPlaced 3 a 3 1"]],
	["a lesson moves down", order("a 1 2 3"), order("a 2 3 1"), ["lessonPlaced 1 a 1 3"]],
	["to another module", order("a 1 2", "b 3"), order("a 1", "b 2 3"), ["lessonMoved 2 b a"]],
	["added and retired", order("a 1 2"), order("a 2 3"), ["lessonRetired 1 a", "lessonAdded 3 a"]],
	["a module with its lessons", order("a 1"), order("a 1", "b 2"), ["moduleAdded b"]],
	["out of a module that goes", order("a 1", "b 2"), order("a 1 2"), ["moduleRetired b", "lessonMoved 2 a b"]],
	["modules change places", order("a", "b", "c"), order("c", "a", "b"), ["moduleMoved c 3 1"]],
	["from an empty course", order(), order("a 1"), ["moduleAdded a"]],
])("%s", (_name, was, is, differences) => {
	expect(told(was, is)).toEqual(differences);
});
