/** The plans on offer and those with a benefit, for the batches of rooms above. */
export { listPlans, listPlansWith, plansWith } from "./plans.repository.server";
