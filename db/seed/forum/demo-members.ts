/** The address of a demo account or learner by the name before the @. */
export const emailOf = (by: string) => `${by}@${by.startsWith("learner") ? "learners." : ""}grew.example`;

export const nameOf = (email: string) => email.replace(/@.*$/, "");

export type IdOf = (by: string) => number;
