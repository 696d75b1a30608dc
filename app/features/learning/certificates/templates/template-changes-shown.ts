export const TEMPLATE_CHANGES = 20;
