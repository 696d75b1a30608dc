export const BILLING_PATH = "/settings/billing";
