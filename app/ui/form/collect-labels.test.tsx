import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Checkbox } from "./choice";
import { collectLabels } from "./collect-labels";
import { ErrorSummary } from "./error-summary";
import { TextField } from "./field";

const fields = (
	<>
		<TextField id="city" name="town" label="City" />
		<div>
			<TextField name="street" label="Street" />
		</div>
		<Checkbox name="agreed" label="I have read the terms" />
		{null}
	</>
);

test("fields are known by their ids before they are in a document, boxes are not", () => {
	expect([...collectLabels(fields)]).toEqual([
		["city", "City"],
		["field-street", "Street"],
	]);
});

test("a summary names its fields without script", () => {
	const errors = [{ fieldId: "city", name: collectLabels(fields).get("city"), message: "Is missing." }];
	expect(renderToStaticMarkup(<ErrorSummary title="Please check" errors={errors} />)).toContain(
		">City: Is missing.</a>",
	);
});

test("a label that is a question keeps its mark, without a colon", () => {
	const errors = [{ fieldId: "topic", name: "What is it about?", message: "Choose a topic." }];
	expect(renderToStaticMarkup(<ErrorSummary title="Please check" errors={errors} />)).toContain(
		">What is it about? Choose a topic.</a>",
	);
});
