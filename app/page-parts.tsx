import type { PagePart, PartProps } from "./page-part";

const rooms = import.meta.glob<readonly PagePart[]>("./features/*/*/page-parts.tsx", { eager: true, import: "PARTS" });
const ALL = Object.values(rooms)
	.flat()
	.sort((a, b) => a.order - b.order);

/** What the rooms show at one place of every page. */
export function PageParts({ where, page }: { where: PagePart["where"]; page: PartProps }) {
	return ALL.map(({ Part, ...part }) => (part.where === where ? <Part key={part.order} {...page} /> : null));
}
