/** Where a membership is looked after by its member. */
export const BILLING_PATH = "/settings/billing";
