import { MOBILE_QUERY } from "#app/shared/browser/use-media.ts";
import type { CardState } from "./card-body";
import type { TermCardView } from "./card-view";
import { TermCard } from "./term-card";

const cards = new Map<string, TermCardView>();

/** Loads a term's card and returns its renderer: a card, or a bottom panel on phones. Throws when loading fails. */
export async function openCard(link: HTMLAnchorElement) {
	const isPhone = window.matchMedia(MOBILE_QUERY).matches;
	const [card, sheet] = await Promise.all([
		findCard(String(link.dataset.term)),
		isPhone ? import("./term-sheet") : null,
	]);
	const Part = sheet?.TermBottomPanel ?? TermCard;
	return (more: CardState) => <Part key={link.href} link={link} card={card} {...more} />;
}

async function findCard(slug: string): Promise<TermCardView> {
	const path = `/glossary/${encodeURIComponent(slug)}/card?lang=${document.documentElement.lang}`;
	const known = cards.get(path);
	if (known) return known;
	const answer = await fetch(path, { headers: { Accept: "application/json" }, signal: AbortSignal.timeout(8_000) });
	if (!answer.ok) throw new Error(`The card of ${slug} answered ${answer.status}`);
	const card: TermCardView = await answer.json();
	cards.set(path, card);
	return card;
}
