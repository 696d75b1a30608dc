/** The job that ends a membership whose money has gone back: one for each order, since each may be the one that ends it. */
export const endingJob = (orderId: string) => `membership.end:${orderId}`;
