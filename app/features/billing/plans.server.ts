/** The plans on offer, for the batches of rooms above. */
export { listPlans } from "./plans.repository.server";
