import { expect, test } from "vitest";
import { INPUT_SHAPES, type InputName } from "#app/features/site/developers/api-shapes.ts";
import type { ApiOperation } from "#app/features/site/developers/operation.ts";
import { API_OPERATIONS } from "#app/features/site/developers/operations.ts";
import type { openedSchool } from "../school.ts";
import { DEEP_TEXTS, LONG_TEXTS, ODD_JSON, ODD_SEGMENTS, rotations, type Share } from "./odd-values.ts";
import { askAll, expectAnswer } from "./refusals.ts";
import { fieldsOf } from "./schema-fields.ts";

/** Anonymous where possible, so that failed sign-ins affect no account. */
const roleOf = ({ access }: ApiOperation) => (access === "user" ? "student" : "anonymous");
const examplePath = ({ path, parameters = [] }: ApiOperation) =>
	parameters.reduce<string>((filled, { name, example }) => filled.replace(`{${name}}`, String(example)), path);

/** Registration needs a new address. */
const OTHER_PERSON: Partial<Record<InputName, object>> = { Registration: { email: "odd@mail.example" } };
const entriesOf = (example: object) =>
	Object.entries(example).map(([name, value]): [string, string] => [name, JSON.stringify(value)]);

const withParameters = API_OPERATIONS.filter(({ parameters }) => parameters);
const withQueries = API_OPERATIONS.filter(({ query }) => query);
const withBodies = API_OPERATIONS.flatMap((operation) =>
	operation.body ? [{ ...operation, body: operation.body }] : [],
);

const inTurn = <T>(operations: T[]) => operations.map((operation, turn) => ({ ...operation, turn }));

export function askCalls(school: ReturnType<typeof openedSchool>, share: Share) {
	async function ask(operation: ApiOperation, path: string, body?: string) {
		const { method } = operation;
		const headers = body === undefined ? undefined : { "Content-Type": "application/json" };
		const init = { method, body, headers };
		await expectAnswer(() => school.request(path, { ...init, as: roleOf(operation) }), { path, init });
	}

	test("there are calls with parameters, with queries and with bodies", () => {
		expect([withParameters.length > 4, withQueries.length > 3, withBodies.length > 4]).toEqual([true, true, true]);
	});

	test.each(inTurn(withParameters))("$method $path takes anything in its path", async ({ turn, ...operation }) => {
		const body = operation.body && JSON.stringify(operation.body.example);
		for (const { name } of operation.parameters ?? []) {
			const others = { ...operation, parameters: operation.parameters?.filter((parameter) => parameter.name !== name) };
			const paths = ODD_SEGMENTS.map((odd) => examplePath(others).replace(`{${name}}`, () => odd));
			await askAll(share(paths, turn, 6), (path) => ask(operation, path, body));
		}
	});

	test.each(inTurn(withQueries))("$method $path takes anything in its query", async ({ turn, ...operation }) => {
		const { query = [] } = operation;
		const paths = query.flatMap((odd) =>
			ODD_SEGMENTS.map((value) => {
				const pairs = query.map((one) => `${one.name}=${one === odd ? value : encodeURIComponent(one.example)}`);
				return `${examplePath(operation)}?${pairs.join("&")}`;
			}),
		);
		await askAll(share(paths, turn, 6), (path) => ask(operation, path));
	});

	test.each(inTurn(withBodies))("$method $path takes anything in any of its fields", async ({ turn, ...operation }) => {
		const { shape, example } = operation.body;
		const fields = fieldsOf(INPUT_SHAPES[shape]);
		expect(fields.length).toBeGreaterThan(0);

		const written = (pairs: [string, string][]) =>
			`{${pairs.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join()}}`;
		const odd = rotations(fields, ODD_JSON).map(written);
		const twice = fields.map((field) => written([[field, "1"], ...entriesOf(example), [field, '"x"']]));
		// One odd value among valid ones, to get past validation.
		const deep = fields.flatMap((field) =>
			DEEP_TEXTS.map((odd) => JSON.stringify({ ...example, ...OTHER_PERSON[shape], [field]: odd })),
		);
		const whole = [...ODD_JSON, `{${JSON.stringify("x").repeat(2)}}`, "", "{", `{"unknown":1}`];
		await askAll(share([...odd, ...twice, ...deep, ...whole], turn, 6), (body) =>
			ask(operation, examplePath(operation), body),
		);
	});

	test("answers of a quiz may be anything, under any name", async () => {
		const [attempts] = withBodies.filter(({ body }) => body.shape === "QuizAnswers");
		const quiz = await school.db.prepare("SELECT id FROM lessons WHERE course_id = 1 AND type = 'quiz'").first("id");
		const keys = await school.db
			.prepare("SELECT key FROM questions WHERE lesson_id = ?")
			.bind(quiz)
			.all<{ key: string }>();
		const names = keys.results.map(({ key }) => key);
		expect(names.length).toBeGreaterThan(2);

		const path = `/api/quizzes/${quiz}/attempts`;
		const whole = [...names, "__proto__", "\0", ...LONG_TEXTS].map((name) =>
			JSON.stringify({ answers: { [name]: "x" } }),
		);
		const odd = rotations(names, ODD_JSON).map(
			(pairs) => `{"answers":{${pairs.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join()}}}`,
		);
		await askAll(share([...odd, ...whole], 0, 6), (body) => ask(attempts as ApiOperation, path, body));
	});
}
