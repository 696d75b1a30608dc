import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";

type Card = { id: number; title: string; description: string; level: string; minutes: number; learners: number };

export const meta: MetaFunction = () => [{ title: "Cards" }];

export async function loader({ context }: LoaderFunctionArgs) {
	const { db } = context as unknown as { db: D1Database };
	const { results } = await db.prepare("SELECT * FROM cards ORDER BY id LIMIT 12").all<Card>();
	return { cards: results };
}

export default function Cards() {
	const { cards } = useLoaderData<typeof loader>();
	return (
		<main>
			<h1>Cards</h1>
			<ul>
				{cards.map((card) => (
					<li key={card.id}>
						<article>
							<h2>
								<a href={`/cards/${card.id}`}>{card.title}</a>
							</h2>
							<p>{card.description}</p>
							<p>
								{card.level}, {card.minutes} minutes, {card.learners} learners
							</p>
						</article>
					</li>
				))}
			</ul>
		</main>
	);
}
