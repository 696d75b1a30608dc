import { expect, test } from "vitest";
import { readTopicViews, topicOfPath } from "./topic-views";

test.each([
	["/forum/12", 12],
	["/de/forum/12/41", 12],
	["/forum/12/41.data", 12],
	["/forum", null],
	["/forum/new", null],
	["/forum/12/read", null],
	["/forum/12/3/edit", null],
	["/courses/12", null],
])("the page %s is one of the topic %s", (path, topicId) => expect(topicOfPath(path)).toBe(topicId));

test("a message of another kind holds no views", () => {
	expect(readTopicViews({ topicViews: [{ topicId: 3, count: 2 }] })).toEqual([{ topicId: 3, count: 2 }]);
	for (const other of [{ id: "x" }, { click: {} }, null, { topicViews: [{ topicId: 3, count: -1 }] }])
		expect(readTopicViews(other)).toBeNull();
});
