import jsep from "jsep";

export type Quantities = Readonly<Record<string, number>>;

/**
 * Evaluates numbers, names in `quantities`, `+ - * /`, parentheses and `round(x)` (halves away from zero). Throws
 * RangeError for anything else and for results that are not finite. Source: "Questions" in docs/content.md.
 */
export function calculate(calculation: string, quantities: Quantities = {}): number {
	return calculator(calculation)(quantities);
}

/** The same for many quantities: the calculation is read once. Throws at once where it is none. */
export function calculator(calculation: string): (quantities: Quantities) => number {
	const node = parseCalculation(calculation);
	return (quantities) => {
		const result = evaluate(node, quantities);
		if (!Number.isFinite(result)) throw new RangeError(`${calculation} has no finite result`);
		return withoutFloatError(result);
	};
}

/** The tree of a calculation; may hold what `calculate` refuses. Throws RangeError where it is no expression. */
export function parseCalculation(calculation: string): jsep.Expression {
	try {
		return jsep(calculation);
	} catch (error) {
		throw new RangeError(`${calculation} is no calculation: ${error instanceof Error ? error.message : error}`);
	}
}

function evaluate(node: jsep.Expression, quantities: Quantities): number {
	switch (node.type) {
		case "Literal":
			if (typeof node.value === "number") return node.value;
			break;
		case "Identifier": {
			const quantity = Object.hasOwn(quantities, String(node.name)) ? quantities[String(node.name)] : undefined;
			if (quantity !== undefined) return quantity;
			throw new RangeError(`${node.name} is no known quantity`);
		}
		case "UnaryExpression": {
			const { operator, argument } = node as jsep.UnaryExpression;
			if (operator === "-") return -evaluate(argument, quantities);
			break;
		}
		case "BinaryExpression": {
			const { operator, left, right } = node as jsep.BinaryExpression;
			const operate = OPERATORS.get(operator);
			if (operate) return operate(evaluate(left, quantities), evaluate(right, quantities));
			break;
		}
		case "CallExpression": {
			const { callee, arguments: given } = node as jsep.CallExpression;
			const [argument, ...others] = given;
			if (callee.type === "Identifier" && callee.name === "round" && argument && others.length === 0) {
				const value = withoutFloatError(evaluate(argument, quantities));
				return Math.sign(value) * Math.round(Math.abs(value));
			}
			break;
		}
	}
	throw new RangeError(`A calculation has no ${node.type}`);
}

const OPERATORS = new Map<string, (left: number, right: number) => number>([
	["+", (left, right) => left + right],
	["-", (left, right) => left - right],
	["*", (left, right) => left * right],
	["/", (left, right) => left / right],
]);

/** 70% of 205,000 is 143,500 and not 143,499.99999999997. */
function withoutFloatError(value: number): number {
	return Number(value.toPrecision(12));
}
