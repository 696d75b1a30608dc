/** A sold house that a deal is compared with. */
export type Comparable = { name: string; price: number; area: number; adjustment: number };
/** A line of the repairs; `name` is a key of the words. */
export type Repair = { name: string; quantity: number; unitPrice: number };

/** A deal as somebody fills it in. Shares are fractions: 0.7 is 70%. */
export type Deal = {
	address: string;
	price: number;
	rule: number;
	fee: number;
	selling: number;
	months: number;
	holdingPerMonth: number;
	buyingCosts: number;
	borrowed: number;
	interestRate: number;
	profitShare: number;
	areaUnit: "ft²" | "m²";
	area: number;
	comparables: readonly Comparable[];
	repairs: readonly Repair[];
	contingency: number;
	doubt: number;
	/** A key of the words. */
	doubtName: string | null;
	income: Income | null;
};

export type Income = {
	rents: readonly number[];
	vacancy: number;
	management: number;
	tax: number;
	insurance: number;
	maintenance: number;
	water: number;
	capRate: number;
};

const USUAL = { selling: 0.08, interestRate: 0.1, profitShare: 0.15, contingency: 0.15, areaUnit: "ft²" } as const;

/** The three filled deals, as the course deal-analysis tells them. People and streets are invented. */
export const DEALS: readonly Deal[] = [
	{
		...USUAL,
		address: "14 Bellows Lane",
		price: 98_000,
		rule: 0.7,
		fee: 9_000,
		months: 6,
		holdingPerMonth: 950,
		buyingCosts: 2_600,
		borrowed: 100_000,
		area: 1_325,
		comparables: [
			{ name: "A", price: 201_000, area: 1_300, adjustment: 7_000 },
			{ name: "B", price: 229_400, area: 1_400, adjustment: -4_000 },
			{ name: "C", price: 197_500, area: 1_250, adjustment: 0 },
		],
		repairs: [
			{ name: "roofSquares", quantity: 24, unitPrice: 425 },
			{ name: "kitchen", quantity: 1, unitPrice: 9_500 },
			{ name: "bathroom", quantity: 1, unitPrice: 4_800 },
			{ name: "floorsFeet", quantity: 900, unitPrice: 5 },
			{ name: "paint", quantity: 1, unitPrice: 3_000 },
		],
		doubt: 6_000,
		doubtName: "doubtRoof",
		income: null,
	},
	{
		...USUAL,
		address: "27 and 29 Tinder Row",
		price: 112_000,
		rule: 0.7,
		fee: 8_000,
		months: 5,
		holdingPerMonth: 1_000,
		buyingCosts: 3_000,
		borrowed: 120_000,
		area: 1_950,
		comparables: [
			{ name: "A", price: 196_000, area: 2_000, adjustment: 4_000 },
			{ name: "B", price: 184_300, area: 1_900, adjustment: 0 },
			{ name: "C", price: 222_300, area: 2_100, adjustment: -6_000 },
		],
		repairs: [
			{ name: "bathrooms", quantity: 2, unitPrice: 4_200 },
			{ name: "kitchens", quantity: 2, unitPrice: 3_000 },
			{ name: "windows", quantity: 8, unitPrice: 450 },
			{ name: "stair", quantity: 1, unitPrice: 2_000 },
		],
		doubt: 3_500,
		doubtName: "doubtSewer",
		income: {
			rents: [1_250, 1_150],
			vacancy: 0.05,
			management: 0.1,
			tax: 3_400,
			insurance: 1_700,
			maintenance: 0.1,
			water: 1_044,
			capRate: 0.1,
		},
	},
	{
		...USUAL,
		address: "5 Sluice Lane",
		price: 71_000,
		rule: 0.65,
		fee: 7_000,
		months: 8,
		holdingPerMonth: 850,
		buyingCosts: 2_500,
		borrowed: 90_000,
		area: 1_000,
		comparables: [
			{ name: "A", price: 153_000, area: 1_040, adjustment: 3_000 },
			{ name: "B", price: 151_940, area: 980, adjustment: -2_000 },
			{ name: "C", price: 160_600, area: 1_100, adjustment: 0 },
		],
		repairs: [
			{ name: "foundation", quantity: 1, unitPrice: 16_000 },
			{ name: "roofSquares", quantity: 20, unitPrice: 425 },
			{ name: "wiring", quantity: 1, unitPrice: 7_500 },
			{ name: "kitchen", quantity: 1, unitPrice: 7_000 },
			{ name: "floorsFeet", quantity: 600, unitPrice: 5 },
		],
		doubt: 0,
		doubtName: null,
		income: null,
	},
];
