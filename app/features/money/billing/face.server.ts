export { plansAndCourses } from "./desk/plans-and-courses.server.ts";
export { listPlanCourses, listPlans, listPlansWith, plansWith } from "./plans.repository.server.ts";
export { findPlanPrice, listLevelsInForce, listPricesInForce, toPriceLevels } from "./prices/prices.server.ts";
