import { expect, test } from "vitest";
import { placesOf } from "./places-of-moved";

const post = (number: number, replyTo: number | null, replyTopicId: number | null = null) => ({
	id: 100 + number,
	number,
	replyTo,
	replyTopicId,
});
const parents = (into: number | null, ...posts: ReturnType<typeof post>[]) =>
	placesOf(posts, { from: 1, into, after: 4 }).map(({ newNumber, replyTo, replyTopicId }) => [
		newNumber,
		replyTo,
		replyTopicId,
	]);

test("what a reply answers is told by its new number if that comes along, else by the topic where it stays", () => {
	expect(parents(null, post(3, 2), post(5, 3), post(6, null))).toEqual([
		[5, 2, 1],
		[6, 5, null],
		[7, null, null],
	]);
});

test("what was left behind by an earlier move keeps its topic, and is of one topic again where it leads back there", () => {
	expect(parents(8, post(3, 2, 7), post(4, 2, 8), post(5, 3, 7))).toEqual([
		[5, 2, 7],
		[6, 2, null],
		[7, 3, 7],
	]);
});
