import type { Room } from "#app/room.ts";
import { planCourses, planPrices, plans, planTranslations, priceLevels } from "#db/schema/money/billing.ts";
import { PLAN_AUDIT_SUBJECTS, PLAN_DEEDS } from "./deeds.ts";
import { PERSONAL_DATA } from "./personal-data.repository.server";

export const billingRoom: Room = {
	name: "money/billing",
	about: "Plans, their benefits and prices, and the levels of prices by country.",
	tables: { plans, planTranslations, planCourses, planPrices, priceLevels },
	personalData: PERSONAL_DATA,
	desk: [{ name: "plans", to: "/admin/plans", group: "money", order: 20, icon: "card" }],
	deeds: PLAN_DEEDS,
	subjects: PLAN_AUDIT_SUBJECTS,
};
