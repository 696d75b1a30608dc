import type jsep from "jsep";
import { parseCalculation } from "#app/shared/arithmetic.ts";

/** What somebody may have done wrong who calculated so. */
export const MISTAKES = [
	"termMissing",
	"signTurned",
	"swapped",
	"notDivided",
	"factorMissing",
	"otherOperation",
	"otherBase",
	"restOfShare",
	"notRounded",
	"copied",
	"hundredfold",
] as const;
export type Mistake = (typeof MISTAKES)[number];
export type MistakenFormula = { formula: string; mistake: Mistake };

type Node = jsep.Expression;
type Change = { node: Node; mistake: Mistake };

const MOST_FORMULAS = 150;
const LONGEST = 200;

/**
 * Formulas near the right one, each with one usual mistake in it, the likeliest first. `names` are the numbers that the
 * question has. None for what is no calculation.
 */
export function mistakenFormulas(right: string, names: readonly string[]): MistakenFormula[] {
	const root = rootOf(right);
	if (!root) return [];
	const whole: Change[] = [
		...(root.type === "Identifier"
			? []
			: names.map((name) => ({ node: identifier(name), mistake: "copied" as const }))),
		{ node: binary("*", root, literal(100)), mistake: "hundredfold" },
		{ node: binary("/", root, literal(100)), mistake: "hundredfold" },
	];
	const found = new Map<string, Mistake>();
	for (const { node, mistake } of [...changesOf(root, names), ...whole]) {
		const formula = print(node);
		const isOther = formula !== print(root) && !found.has(formula) && formula.length <= LONGEST;
		if (isOther && found.size < MOST_FORMULAS) found.set(formula, mistake);
	}
	return [...found].map(([formula, mistake]) => ({ formula, mistake }));
}

/** Spells a calculation as this module does, so that two of them can be compared; itself where it is none. */
export function plainFormula(calculation: string): string {
	const root = rootOf(calculation);
	return root ? print(root) : calculation.trim();
}

function rootOf(calculation: string): Node | null {
	try {
		return parseCalculation(calculation);
	} catch (error) {
		if (error instanceof RangeError) return null;
		throw error;
	}
}

/** The mistakes that can be made here, and in each part of it. */
function changesOf(node: Node, names: readonly string[]): Change[] {
	if (isSum(node)) return sumChanges(node, names);
	if (isProduct(node)) return productChanges(node, names);
	if (isCall(node)) {
		const [argument] = node.arguments;
		if (!argument) return [];
		const inside = changesOf(argument, names).map(({ node: one, mistake }) => ({
			node: { ...node, arguments: [one] },
			mistake,
		}));
		return [...inside, { node: argument, mistake: "notRounded" }];
	}
	if (isUnary(node)) {
		return changesOf(node.argument, names).map(({ node: one, mistake }) => ({
			node: { ...node, argument: one },
			mistake,
		}));
	}
	return [];
}

type Member = { operator: string; node: Node };

function sumChanges(node: jsep.BinaryExpression, names: readonly string[]): Change[] {
	const terms = membersOf(node, isSum, "+");
	const build = (list: readonly Member[]) => buildFrom(list, "+");
	const turned = (at: number) => (term: Member, place: number) =>
		place === at ? { ...term, operator: term.operator === "+" ? "-" : "+" } : term;
	const [first, second] = terms;
	return [
		...terms.map((_, at) => ({ node: build(terms.toSpliced(at, 1)), mistake: "termMissing" as const })),
		...terms.slice(1).map((_, at) => ({ node: build(terms.map(turned(at + 1))), mistake: "signTurned" as const })),
		...(terms.length > 2
			? [
					{
						node: build(terms.map((term, at) => (at === 0 ? term : turned(at)(term, at)))),
						mistake: "signTurned" as const,
					},
				]
			: []),
		...(terms.length === 2 && first && second?.operator === "-"
			? [
					{
						node: build([
							{ ...second, operator: "+" },
							{ ...first, operator: "-" },
						]),
						mistake: "swapped" as const,
					},
				]
			: []),
		...insideOf(terms, build, names),
	];
}

function productChanges(node: jsep.BinaryExpression, names: readonly string[]): Change[] {
	const factors = membersOf(node, isProduct, "*");
	const build = (list: readonly Member[]) => buildFrom(list, "*");
	const [first, second] = factors;
	const changes: Change[] = [];
	for (const [at, factor] of factors.entries()) {
		const others = factors.toSpliced(at, 1);
		if (others.some((one) => hasName(one.node)) && (at > 0 || others[0]?.operator === "*")) {
			changes.push({ node: build(others), mistake: factor.operator === "/" ? "notDivided" : "factorMissing" });
		}
	}
	if (factors.length === 2 && first && second?.operator === "/") {
		const exchanged = [
			{ ...second, operator: "*" },
			{ ...first, operator: "/" },
		];
		changes.push({ node: build(exchanged), mistake: "swapped" });
	}
	for (const [at, factor] of factors.entries()) {
		if (at === 0) continue;
		const other = { ...factor, operator: factor.operator === "*" ? "/" : "*" };
		changes.push({ node: build(factors.with(at, other)), mistake: "otherOperation" });
	}
	changes.push(...insideOf(factors, build, names));
	if (factors.some(isShare)) {
		for (const [at, factor] of factors.entries()) {
			if (isShare(factor) || factor.node.type === "Literal") continue;
			for (const name of names.filter((one) => one !== factor.node.name)) {
				changes.push({ node: build(factors.with(at, { ...factor, node: identifier(name) })), mistake: "otherBase" });
			}
		}
	}
	for (const [at, factor] of factors.entries()) {
		const value = numberIn(factor.node);
		if (factor.operator !== "*" || value === null || value <= 0 || value >= 1) continue;
		const rest = literal(Number((1 - value).toPrecision(12)));
		changes.push({ node: build(factors.with(at, { ...factor, node: rest })), mistake: "restOfShare" });
	}
	return changes;
}

function insideOf(
	members: readonly Member[],
	build: (list: readonly Member[]) => Node,
	names: readonly string[],
): Change[] {
	return members.flatMap((member, at) =>
		changesOf(member.node, names).map(({ node, mistake }) => ({
			node: build(members.with(at, { ...member, node })),
			mistake,
		})),
	);
}

/** A factor such as 0.7, or "/ 100". */
function isShare({ operator, node }: Member): boolean {
	const value = numberIn(node);
	if (value === null) return false;
	return operator === "/" ? value === 100 : value > 0 && value < 1;
}

/** a - b + c as +a, -b, +c; products alike. */
function membersOf(node: Node, isSame: (node: Node) => node is jsep.BinaryExpression, first: string): Member[] {
	if (!isSame(node)) return [{ operator: first, node }];
	return [...membersOf(node.left, isSame, first), { operator: node.operator, node: node.right }];
}

function buildFrom([head, ...others]: readonly Member[], first: string): Node {
	if (!head) return literal(0);
	const start =
		head.operator === first ? head.node : first === "+" ? unary(head.node) : binary("/", literal(1), head.node);
	return others.reduce((left, { operator, node }) => binary(operator, left, node), start);
}

const isBinary = (node: Node): node is jsep.BinaryExpression => node.type === "BinaryExpression";
const isSum = (node: Node): node is jsep.BinaryExpression =>
	isBinary(node) && (node.operator === "+" || node.operator === "-");
const isProduct = (node: Node): node is jsep.BinaryExpression =>
	isBinary(node) && (node.operator === "*" || node.operator === "/");
const isCall = (node: Node): node is jsep.CallExpression => node.type === "CallExpression";
const isUnary = (node: Node): node is jsep.UnaryExpression => node.type === "UnaryExpression";

const identifier = (name: string): Node => ({ type: "Identifier", name });
const literal = (value: number): Node => ({ type: "Literal", value, raw: String(value) });
const binary = (operator: string, left: Node, right: Node): Node => ({
	type: "BinaryExpression",
	operator,
	left,
	right,
});
const unary = (argument: Node): Node => ({ type: "UnaryExpression", operator: "-", argument, prefix: true });

function numberIn(node: Node): number | null {
	return node.type === "Literal" && typeof node.value === "number" ? node.value : null;
}

function hasName(node: Node): boolean {
	if (node.type === "Identifier") return true;
	if (isBinary(node)) return hasName(node.left) || hasName(node.right);
	if (isUnary(node)) return hasName(node.argument);
	return isCall(node) && node.arguments.some(hasName);
}

function print(node: Node): string {
	if (isBinary(node)) {
		const { operator, left, right } = node;
		const isOfProduct = isProduct(node);
		const before = isOfProduct && isSum(left) ? `(${print(left)})` : print(left);
		const needsBrackets = isUnary(right) || (isOfProduct ? isBinary(right) : isSum(right) && operator === "-");
		return `${before} ${operator} ${needsBrackets ? `(${print(right)})` : print(right)}`;
	}
	if (isUnary(node)) return `-${isBinary(node.argument) ? `(${print(node.argument)})` : print(node.argument)}`;
	if (isCall(node)) return `${print(node.callee)}(${node.arguments.map(print).join(", ")})`;
	return node.type === "Literal" ? String(node.raw) : String(node.name ?? "");
}
