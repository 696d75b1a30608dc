import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Progress, type ProgressProps } from "./progress";

function shown(props: Omit<ProgressProps, "label">) {
	const html = renderToStaticMarkup(<Progress label="Upload" {...props} />);
	const read = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(html)?.[1];
	return { state: read("data-state"), now: read("aria-valuenow"), max: read("aria-valuemax") };
}

describe("a progress bar", () => {
	test.each([
		[{ value: 0 }, "loading", "0", "100"],
		[{ value: 42 }, "loading", "42", "100"],
		[{ value: 100 }, "complete", "100", "100"],
		[{ value: 3, max: 7 }, "loading", "3", "7"],
		[{ value: 7, max: 7 }, "complete", "7", "7"],
		[{ value: 30, max: 0 }, "loading", "30", "100"],
		[{ value: 30, max: -5 }, "loading", "30", "100"],
	])("%j is shown as it is", (props, state, now, max) => {
		expect(shown(props)).toEqual({ state, now, max });
	});

	test.each([
		[{}],
		[{ value: null }],
		[{ value: -1 }],
		[{ value: 101 }],
		[{ value: 8, max: 7 }],
		[{ value: Number.NaN }],
		[{ value: Number.POSITIVE_INFINITY }],
	])("%j is indeterminate", (props) => {
		expect(shown(props)).toMatchObject({ state: "indeterminate", now: undefined });
	});
});
