/** Separate from the tables, so that forms can import it. */
export const INCIDENT_STATES = ["investigating", "identified", "monitoring", "resolved"] as const;
export const INCIDENT_IMPACTS = ["notice", "partial", "outage"] as const;
