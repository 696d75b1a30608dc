/**
 * What the audit log records: room and verb, as `refunds.approve`. Each room adds its own in its `deeds.ts`, with its words in
 * `locales/<language>/<wing>/<wing>-desk.json`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: rooms fill it by declaration merging
export interface Deeds {}
export type Deed = keyof Deeds;

/** What deeds are done to, by the name of its table in the singular; rooms add theirs in the same way. */
// biome-ignore lint/suspicious/noEmptyInterface: rooms fill it by declaration merging
export interface Subjects {}
export type SubjectKind = keyof Subjects;

export type Names<List extends readonly string[]> = Record<List[number], true>;
