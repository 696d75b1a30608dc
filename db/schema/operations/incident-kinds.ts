/** In a file of their own, without tables: forms and rules name them too. */
export const INCIDENT_STATES = ["investigating", "identified", "monitoring", "resolved"] as const;
export const INCIDENT_IMPACTS = ["notice", "partial", "outage"] as const;
