// What other rooms may use of this room's server code.
export { listPlanCourses, listPlans, listPlansWith, plansWith } from "./plans.repository.server.ts";
export { findPlanPrice, listLevelsInForce, listPricesInForce, toPriceLevels } from "./prices/prices.server.ts";
