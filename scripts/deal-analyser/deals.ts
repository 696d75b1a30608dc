export type Comparable = { name: string; price: number; area: number; adjustment: number };
/** `name` is a key of the words. */
export type Repair = { name: string; quantity: number; unitPrice: number };

/** Shares are fractions: 0.7 is 70%. */
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

/** As in the course deal-analysis. People and streets are invented. */
export const SAMPLE_DEALS: readonly Deal[] = [
	filledDeal({
		address: "14 Bellows Lane",
		price: 98_000,
		rule: 0.7,
		fee: 9_000,
		months: 6,
		holdingPerMonth: 950,
		buyingCosts: 2_600,
		borrowed: 100_000,
		area: 1_325,
		sales: {
			A: [201_000, 1_300, 7_000],
			B: [229_400, 1_400, -4_000],
			C: [197_500, 1_250, 0],
		},
		repairs: {
			roofSquares: [24, 425],
			kitchen: [1, 9_500],
			bathroom: [1, 4_800],
			floorsFeet: [900, 5],
			paint: [1, 3_000],
		},
		doubt: 6_000,
		doubtName: "doubtRoof",
	}),
	filledDeal({
		address: "27 and 29 Tinder Row",
		price: 112_000,
		rule: 0.7,
		fee: 8_000,
		months: 5,
		holdingPerMonth: 1_000,
		buyingCosts: 3_000,
		borrowed: 120_000,
		area: 1_950,
		sales: {
			A: [196_000, 2_000, 4_000],
			B: [184_300, 1_900, 0],
			C: [222_300, 2_100, -6_000],
		},
		repairs: {
			bathrooms: [2, 4_200],
			kitchens: [2, 3_000],
			windows: [8, 450],
			stair: [1, 2_000],
		},
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
	}),
	filledDeal({
		address: "5 Sluice Lane",
		price: 71_000,
		rule: 0.65,
		fee: 7_000,
		months: 8,
		holdingPerMonth: 850,
		buyingCosts: 2_500,
		borrowed: 90_000,
		area: 1_000,
		sales: {
			A: [153_000, 1_040, 3_000],
			B: [151_940, 980, -2_000],
			C: [160_600, 1_100, 0],
		},
		repairs: {
			foundation: [1, 16_000],
			roofSquares: [20, 425],
			wiring: [1, 7_500],
			kitchen: [1, 7_000],
			floorsFeet: [600, 5],
		},
		doubt: 0,
		doubtName: null,
	}),
];

type ListedDeal = Omit<Deal, keyof typeof USUAL | "comparables" | "repairs" | "income"> & {
	sales: Record<string, [price: number, area: number, adjustment: number]>;
	repairs: Record<string, [quantity: number, unitPrice: number]>;
	income?: Income;
};

function filledDeal({ sales, repairs, income, ...figures }: ListedDeal): Deal {
	return {
		...USUAL,
		...figures,
		comparables: Object.entries(sales).map(([name, [price, area, adjustment]]) => ({ name, price, area, adjustment })),
		repairs: Object.entries(repairs).map(([name, [quantity, unitPrice]]) => ({ name, quantity, unitPrice })),
		income: income ?? null,
	};
}
