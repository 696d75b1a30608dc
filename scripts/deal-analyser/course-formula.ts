import type { Deal, Income } from "./deals.ts";

/** By the formulas of the course, independent of those of the workbook, which are checked against them. */
export function courseResults(deal: Deal): Record<string, number | string> {
	const arv = median(deal.comparables.map((sale) => (sale.price + sale.adjustment) / sale.area)) * deal.area;
	const works = deal.repairs.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
	const repairs = works * (1 + deal.contingency);
	const share = arv * deal.rule;
	const maximumOffer = share - repairs - deal.fee;
	const spread = share - repairs - deal.price;
	const buyerPays = deal.price + deal.fee;
	const sellingCosts = arv * deal.selling;
	const holding = deal.months * deal.holdingPerMonth;
	const interest = (deal.borrowed * deal.interestRate * deal.months) / 12;
	const beforeBuying = arv - sellingCosts - holding - deal.buyingCosts - interest - repairs;
	const profit = beforeBuying - buyerPays;
	const spends = buyerPays + deal.buyingCosts + repairs + holding + interest;
	const profitWanted = arv * deal.profitShare;
	const mostBuyerPays = beforeBuying - profitWanted;
	const highestOffer = Math.min(maximumOffer, mostBuyerPays - deal.fee);
	const isWithin = deal.price <= maximumOffer && profit >= profitWanted;
	return {
		arv,
		repairs,
		share,
		maximumOffer,
		spread,
		room: maximumOffer - deal.price,
		buyerPays,
		sellingCosts,
		holding,
		interest,
		profit,
		spends,
		return: profit / spends,
		profitWanted,
		mostBuyerPays,
		highestOffer,
		firstOffer: highestOffer - deal.doubt,
		walkAwayAbove: highestOffer,
		verdict: spread <= 0 ? "walkAway" : isWithin ? "goAhead" : "negotiate",
		...(deal.income ? incomeResults(deal, deal.income, repairs) : {}),
	};
}

function incomeResults(deal: Deal, income: Income, repairs: number) {
	const yearlyRent = 12 * income.rents.reduce((sum, rent) => sum + rent, 0);
	const collected = yearlyRent * (1 - income.vacancy);
	const costs = collected * income.management + income.tax + income.insurance + yearlyRent * income.maintenance;
	const netIncome = collected - costs - income.water;
	const incomeValue = netIncome / income.capRate;
	const landlordLimit = incomeValue - repairs - deal.buyingCosts - deal.fee;
	const landlordSpends = deal.price + deal.fee + repairs + deal.buyingCosts;
	return {
		yearlyRent,
		collected,
		netIncome,
		incomeValue,
		landlordLimit,
		landlordRoom: landlordLimit - deal.price,
		landlordSpends,
		landlordYield: netIncome / landlordSpends,
	};
}

function median(values: readonly number[]): number {
	const sorted = [...values].sort((a, b) => a - b);
	const [below, above] = [sorted[Math.ceil(sorted.length / 2) - 1] ?? 0, sorted[Math.floor(sorted.length / 2)] ?? 0];
	return (below + above) / 2;
}
