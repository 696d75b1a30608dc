/** What other rooms put into the batches that give or take access. */
export { insertEnrollment } from "./enrollments.repository.server";
export { closeEnrollments, reopenEnrollments } from "./keep-in-step.repository.server";
