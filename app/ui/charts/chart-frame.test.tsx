import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ChartFrame, type ChartFrameProps } from "./chart-frame";

const shown = (props: Partial<ChartFrameProps>) =>
	renderToStaticMarkup(
		<ChartFrame
			labels={["Mon", "Tue"]}
			marks={[
				{ value: -5, text: "-5" },
				{ value: 0, text: "0" },
				{ value: 5, text: "5" },
			]}
			axis="w-9"
			bar={(at, { x, width, yOf }) => <rect x={x} width={width} y={yOf(at)} />}
			table={{ caption: "Sales", columns: ["Day", "Sold"], rows: [["1"], ["2"]] }}
			{...props}
		/>,
	);

test("bars share the width, and the marks share the height from the lowest up", () => {
	const html = shown({});
	expect(html).toContain('<rect x="11%" width="28.000000000000004%" y="90"></rect>');
	expect(html).toContain('<rect x="61%" width="28.000000000000004%" y="74"></rect>');
	expect([...html.matchAll(/y1="(\d+)"/g)].map(([, y]) => y)).toEqual(["170", "90", "10"]);
});

test("the line of zero stands out where bars go both ways", () => {
	expect(shown({})).not.toContain("stroke-control");
	expect(shown({ isSigned: true }).match(/stroke-control/g)).toHaveLength(1);
});

test("labels that would stand too close are left out of the drawing, and none out of the table", () => {
	const html = shown({ labelEvery: 2 });
	expect(html.match(/<text/g)).toHaveLength(1);
	expect(html).toContain('<tr><th scope="row">Mon</th><td>1</td></tr><tr><th scope="row">Tue</th><td>2</td></tr>');
});
