import type { FactsOf, WordsOf } from "#app/features/library/entries/face.server.ts";

/** What a resource is in every language, as its schema has it (library/kinds/resource.server.ts). */
export type ResourceFacts = FactsOf<"resource">;
/** What it says in one. */
export type ResourceWords = WordsOf<"resource">;
export type ResourceKind = ResourceFacts["kind"];

/** In the order of the filters. `table` is the page of rules by place, which stands among them. */
export const KINDS = ["checklist", "calculator", "template", "table", "article", "download", "video", "link"] as const;
export type ListedKind = (typeof KINDS)[number];
