import { expect, test } from "vitest";
import { differences } from "./deed-view";

test.each([
	[null, null, []],
	[{ role: "student" }, { role: "admin" }, [{ field: "role", from: "student", to: "admin" }]],
	[{ a: 1, b: 2 }, { a: 1, b: 3 }, [{ field: "b", from: "2", to: "3" }]],
	[null, { until: null, kind: "all" }, [{ field: "kind", from: null, to: "all" }]],
	[{ on: ["x", "y"] }, { on: [] }, [{ field: "on", from: "x, y", to: "" }]],
	[{ deep: { a: 1 } }, { deep: { a: 2 } }, [{ field: "deep", from: '{"a":1}', to: '{"a":2}' }]],
])("%j to %j", (before, after, changes) => {
	expect(differences(before, after)).toEqual(changes);
});

test("what is very long is cut", () => {
	expect(differences(null, { text: "x".repeat(1000) })[0]?.to).toHaveLength(301);
});
