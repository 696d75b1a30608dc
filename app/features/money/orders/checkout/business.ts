import type { FormMessage } from "#app/shared/forms/form-message.ts";
import type { BusinessBuyer } from "#db/schema/money/orders.ts";

type TypedBusiness = { company?: string | undefined; taxId?: string | undefined; address?: string | undefined };

/** A buyer with a company or tax number; null for a private buyer. */
export function businessOf({ company = "", taxId = "", address = "" }: TypedBusiness): BusinessBuyer | null {
	if (company === "" && taxId === "") return null;
	return { company: company.normalize("NFC") || null, address: address.normalize("NFC") };
}

type BusinessRules = { isPaying: boolean; unprintable: (text: string) => Promise<string[]> };

/** Errors by field. Invoices need a printable postal address. Source: Directive 2006/112/EC, article 226. */
export async function businessProblems(
	business: BusinessBuyer | null,
	{ isPaying, unprintable }: BusinessRules,
): Promise<Record<string, FormMessage[]>> {
	if (!business) return {};
	const [company, address] = await Promise.all([unprintable(business.company ?? ""), unprintable(business.address)]);
	const said = (letters: string[]) => [{ key: "errors.letters", values: { letters: letters.join(" ") } }];
	return {
		...(company.length > 0 ? { company: said(company) } : {}),
		...(address.length > 0 ? { address: said(address) } : {}),
		...(isPaying && business.address === "" ? { address: [{ key: "errors.addressMissing" }] } : {}),
	};
}
