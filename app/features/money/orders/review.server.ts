/** What the desk puts into its own statements. */
export { isToLookAt } from "./review/review.repository.server";
