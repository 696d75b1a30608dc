import type { FactsOf, WordsOf } from "#app/features/library/entries/face.server.ts";

export type ResourceFacts = FactsOf<"resource">;
export type ResourceWords = WordsOf<"resource">;
export type ResourceKind = ResourceFacts["kind"];

/** In filter order. `table` is the page of rules by place. */
export const KINDS = ["checklist", "calculator", "template", "table", "article", "download", "video", "link"] as const;
export type ListedKind = (typeof KINDS)[number];
